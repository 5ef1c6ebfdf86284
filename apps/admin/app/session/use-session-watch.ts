import type { ResponseOf } from '@prostuti/contract'
import type { readMe, watchSession } from '@prostuti/contract/staff'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { isUntouched } from '../api/last-input.ts'
import { officeToken } from '../api/office-session.ts'
import { send } from '../api/send.ts'
import { useNews } from '../kit/live/staff-live.ts'
import { hearTabs, tellTabs } from './session-channel.ts'
import { type Ending, endingOf, isWorthProlonging } from './session-times.ts'

const lookEveryMs = 20_000

/** Past the listeners of refusals: these calls are how the office finds out, and ask nobody. */
const askAlone = <Answer>(address: string): Promise<Answer> =>
  send({ method: 'GET', address, token: officeToken() }) as Promise<Answer>

export const askMe = () => askAlone<ResponseOf<typeof readMe>>('/api/v3/admin/me')

type Session = ResponseOf<typeof watchSession>
const askSession = () => askAlone<Session>('/api/v3/admin/session')

/** As after a hand on the page; the other tabs need not warn any more. */
async function prolong(): Promise<Session> {
  await askMe()
  tellTabs('prolonged')
  return askSession()
}

/**
 * Looks how long the session still lasts, while the page is seen: another tab may have prolonged it, an owner may have ended it.
 * Whoever did either says so, which is heard at once. Looking prolongs nothing; only a hand on the page does.
 */
export function useSessionWatch({ memberId, onEnded }: { memberId: number; onEnded: () => void }) {
  const [ending, setEnding] = useState<Ending>()
  const dismissed = useRef<number>(undefined)
  const heard = useRef(onEnded)
  heard.current = onEnded

  const look = useRef(async () => {
    try {
      const found = await askSession()
      if (found.member_id !== memberId) return heard.current()
      const isProlonged = !isUntouched() && isWorthProlonging(found, Date.now())
      const next = endingOf(isProlonged ? await prolong() : found, Date.now())
      setEnding(next?.at === dismissed.current ? undefined : next)
    } catch (error) {
      // Whoever is only offline is still signed in.
      if (error instanceof ApiError && error.code === 'unauthenticated') heard.current()
    }
  })
  const lookNow = () => void look.current()

  useNews((news) => {
    if (news !== 'resync' && news.kind === 'session') lookNow()
  })
  useEffect(() => {
    const lookIfSeen = () => {
      if (!document.hidden) void look.current()
    }
    const timer = setInterval(lookIfSeen, lookEveryMs)
    document.addEventListener('visibilitychange', lookIfSeen)
    const deaf = hearTabs(() => void look.current())
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookIfSeen)
      deaf()
    }
  }, [])

  return {
    ending,
    /** Somebody is here after all. */
    async stay() {
      await prolong()
      setEnding(undefined)
    },
    /** Said once is enough of what cannot be moved. */
    dismiss() {
      dismissed.current = ending?.at
      setEnding(undefined)
    },
    look: lookNow,
  }
}
