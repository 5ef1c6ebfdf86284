import { daysUntil } from '@prostuti/text/dates'
import type { DashboardFacts } from '../../kit/course/dashboard-query.ts'

type ComingThing = { at: string } & (
  | { row: DashboardFacts['next'][number] }
  | { event: DashboardFacts['events'][number] }
)

/** The courses' rows and the doctor's events in the order of time. */
export function nextThings({
  running,
  next,
  events,
}: Pick<DashboardFacts, 'running' | 'next' | 'events'>): ComingThing[] {
  const rows = running ? next : next.slice(1)
  return [
    ...rows.map((row) => ({ at: row.starts_at, row })),
    ...events.map((event) => ({ at: event.starts_at, event })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

/** Whether all of them are of today or tomorrow. */
export const isSoon = (things: readonly ComingThing[], now: Date): boolean =>
  things.length > 0 && things.every(({ at }) => daysUntil(new Date(at), now) <= 1)
