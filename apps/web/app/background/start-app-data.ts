import type { appData } from '@prostuti/contract'
import type { QueryClient } from '@tanstack/react-query'
import { sayApiEvent } from '../api/api-events.ts'
import { request } from '../api/request.ts'
import { appDataQuery } from '../kit/app-data/use-app-data.ts'
import { loseSignIn } from '../kit/session/end-sign-in.ts'
import { readToken } from '../kit/session/token.ts'
import { pollUntilSuccess } from './poll.ts'

const everyMs = 300

/** The sign-in has ended on the server. In the doctor's own area that is said; elsewhere it is enough that the header is right. */
const endSession = () => (location.pathname.startsWith('/my/') ? sayApiEvent('session-ended') : loseSignIn())

/** The page came with app data for everybody; this brings the reader's own (who is signed in, the device token). */
export function startAppData(client: QueryClient): () => void {
  const { queryKey } = appDataQuery
  // What is still on its way when somebody signs in or out belongs to the sign-in before.
  const life = new AbortController()
  const stop = pollUntilSuccess({
    attempt: async () => {
      const sentWith = readToken()
      const own = await request<typeof appData>('GET', '/api/v3/web/app-data', { signal: life.signal })
      if (life.signal.aborted) return
      if (!own.is_logged_in && sentWith !== null && readToken() === sentWith) endSession()
      // Always the newest: the page's own copy carries the server's time, and a phone's clock may be behind it.
      const pageTime = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
      // The device token is kept elsewhere (`api/device-token.ts`). With it here, every page would be drawn anew for every reader.
      client.setQueryData(queryKey, { ...own, gns_ddt: null }, { updatedAt: Math.max(Date.now(), pageTime + 1) })
    },
    isPaused: () => document.hidden || !navigator.onLine,
    everyMs,
  })
  return () => {
    stop()
    life.abort()
  }
}
