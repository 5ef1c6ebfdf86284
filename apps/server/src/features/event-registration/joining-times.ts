const minute = 60_000

/** So long before it begins whoever is registered is let in. */
const opensBeforeMs = 15 * minute

/** Speakers overrun: whoever lost the connection at the end may come back so long after it. */
const closesAfterMs = 30 * minute

/** How long an event is taken to last whose end was not said, as on its public page. */
const usualMs = 3 * 60 * minute

type EventTimes = { startsAt: Date; endsAt: Date | null }
export type JoiningTimes = { opensAt: Date; closesAt: Date }

/** From when to when an online event can be joined. */
export function joiningTimes({ startsAt, endsAt }: EventTimes): JoiningTimes {
  const end = endsAt?.getTime() ?? startsAt.getTime() + usualMs
  return { opensAt: new Date(startsAt.getTime() - opensBeforeMs), closesAt: new Date(end + closesAfterMs) }
}
