import type { ResponseOf } from '@prostuti/contract'
import type { readMe, watchSession } from '@prostuti/contract/staff'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { isUntouched } from '../api/last-input.ts'
import { officeToken } from '../api/office-session.ts'
import { send } from '../api/send.ts'
import { hearTabs } from './session-channel.ts'
import { type Ending, endingOf, isWorthProlonging } from './session-times.ts'

const lookEveryMs = 20_000

/** Past the listeners of refusals: these calls are how the office finds out, and ask nobody. */
const askAlone = <Answer>(address: string): Promise<Answer> =>
  send({ method: 'GET', address, token: officeToken() }) as Promise<Answer>

export const askMe = () => askAlone<ResponseOf<typeof readMe>>('/api/v3/admin/me')

/**
 * Looks how long the session still lasts, while the page is seen: another tab may have prolonged it, an owner may have ended it.
 * Looking prolongs nothing; only a hand on the page does.
 */
export function useSessionWatch({ memberId, onEnded }: { memberId: number; onEnded: () => void }) {
  const [ending, setEnding] = useState<Ending>()
  const heard = useRef(onEnded)
  heard.current = onEnded

  const look = useRef(async () => {
    if (document.hidden) return
    try {
      const session = await askAlone<ResponseOf<typeof watchSession>>('/api/v3/admin/session')
      if (session.member_id !== memberId) return heard.current()
      if (!isUntouched() && isWorthProlonging(session, Date.now())) await askMe()
      else setEnding(endingOf(session, Date.now()))
    } catch (error) {
      // Whoever is only offline is still signed in.
      if (error instanceof ApiError && error.code === 'unauthenticated') heard.current()
    }
  })

  useEffect(() => {
    const again = () => void look.current()
    const timer = setInterval(again, lookEveryMs)
    document.addEventListener('visibilitychange', again)
    const deaf = hearTabs(again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
      deaf()
    }
  }, [])

  return {
    ending,
    /** Somebody is here after all. */
    async stay() {
      await askMe()
      setEnding(undefined)
    },
    dismiss: () => setEnding(undefined),
    look: () => look.current(),
  }
}
