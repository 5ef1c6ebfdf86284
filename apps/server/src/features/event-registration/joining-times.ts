import { closesAfterMs, eventEnd, opensBeforeMs } from '@prostuti/exam-rules'

type EventTimes = { startsAt: Date; endsAt: Date | null }
export type JoiningTimes = { opensAt: Date; closesAt: Date }

/** From when to when an online event can be joined: so long before and after as a live class. */
export const joiningTimes = (times: EventTimes): JoiningTimes => ({
  opensAt: new Date(times.startsAt.getTime() - opensBeforeMs),
  closesAt: new Date(eventEnd(times).getTime() + closesAfterMs),
})
