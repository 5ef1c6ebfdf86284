import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, asc, count, eq, gt } from 'drizzle-orm'

const { event } = tables

type UpcomingEventsQuery = { locale: Locale; now: Date; perPage: number; page: number }

/** Events one can still register for, the nearest deadline first. */
export async function listUpcomingEvents(tx: Tx, { locale, now, perPage, page }: UpcomingEventsQuery) {
  const open = and(eq(event.isActive, true), gt(event.deadline, now))
  const [rows, [counted]] = await Promise.all([
    tx
      .select()
      .from(event)
      .where(open)
      .orderBy(asc(event.deadline), asc(event.position), asc(event.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    tx.select({ total: count() }).from(event).where(open),
  ])
  const events = rows.map((row) => ({
    id: row.id,
    name: pickText(row.name, locale),
    image: row.image,
    deadline: row.deadline.toISOString(),
    fee_paisa: row.feePaisa,
    mode: row.mode,
  }))
  return { events, total: counted?.total ?? 0 }
}
