import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, asc, count, desc, eq, gt, not, or, sql } from 'drizzle-orm'
import { eventEnd } from './event-end.ts'
import { presentEvent, selectEvents } from './present-event.ts'

const { event } = tables

type EventsQuery = { locale: Locale; now: Date; when: 'coming' | 'past'; perPage: number; page: number }

/** An event is to come until it is over; what only its deadline says is whether one can still register. */
export async function listEvents(tx: Tx, { locale, now, when, perPage, page }: EventsQuery) {
  const isComing = or(gt(event.deadline, now), gt(event.startsAt, now), gt(eventEnd, sql.param(now, event.endsAt)))!
  const shown = and(eq(event.isActive, true), when === 'coming' ? isComing : not(isComing))
  // Both ways along one index: the nearest first of those to come, the latest first of those past.
  const along = when === 'coming' ? asc : desc
  const [rows, [counted]] = await Promise.all([
    selectEvents(tx, now)
      .where(shown)
      .orderBy(along(event.deadline), along(event.position), along(event.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    tx.select({ total: count() }).from(event).where(shown),
  ])
  return { events: rows.map((row) => presentEvent(row, { locale, now })), total: counted?.total ?? 0 }
}
