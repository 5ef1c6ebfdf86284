import type { EventCardData } from './event-queries.ts'

export type EventState = 'open' | 'full' | 'closed' | 'running' | 'past'

type Told = Pick<EventCardData, 'starts_at' | 'ends_at' | 'deadline' | 'seats_left' | 'registration_open'>

const hour = 3_600_000

/**
 * Where an event stands. Without a `now` (the server's page, which is kept) only what the answer itself says; in the
 * browser the clock corrects it. One without an end is taken to last three hours.
 */
export function eventState(event: Told, now: Date | undefined): EventState {
  if (now) {
    const start = Date.parse(event.starts_at)
    const end = event.ends_at ? Date.parse(event.ends_at) : start + 3 * hour
    if (end <= now.getTime()) return 'past'
    if (start <= now.getTime()) return 'running'
    if (Date.parse(event.deadline) <= now.getTime()) return 'closed'
  }
  if (event.seats_left === 0) return 'full'
  return event.registration_open ? 'open' : 'closed'
}

/** What the clock needs in order to say where an event stands, for a page that is read without the app. */
export const clockTimes = ({ starts_at, ends_at, deadline, seats_left, registration_open }: Told): string =>
  JSON.stringify({ starts_at, ends_at, deadline, seats_left, registration_open })

/** Whether there is something to do about it now. */
export const isLively = (state: EventState): boolean => state === 'open' || state === 'running'
