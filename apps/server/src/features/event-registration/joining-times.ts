import { closesAfterMs, opensBeforeMs } from '@prostuti/exam-rules'

/** How long an event is taken to last whose end was not said, as on its public page. */
export const usualMs = 3 * 3_600_000

type EventTimes = { startsAt: Date; endsAt: Date | null }
export type JoiningTimes = { opensAt: Date; closesAt: Date }

/** From when to when an online event can be joined: so long before and after as a live class. */
export function joiningTimes({ startsAt, endsAt }: EventTimes): JoiningTimes {
  const end = endsAt?.getTime() ?? startsAt.getTime() + usualMs
  return { opensAt: new Date(startsAt.getTime() - opensBeforeMs), closesAt: new Date(end + closesAfterMs) }
}
