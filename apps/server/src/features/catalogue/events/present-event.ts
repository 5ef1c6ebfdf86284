import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, count, eq, gt, sql } from 'drizzle-orm'

const { contact, event, eventHold } = tables

/** An event with the branch where it is held, and its seats at that moment. Sold seats and seats being paid for are not left. */
export const selectEvents = (tx: Tx, now: Date) => {
  const held = tx
    .select({ held: count() })
    .from(eventHold)
    .where(and(eq(eventHold.eventId, event.id), gt(eventHold.heldUntil, now)))
  const left = sql`greatest(0, ${event.seats} - ${event.seatsSold} - (${held}))::int`
  return tx
    .select({
      event,
      branch: contact,
      // Of nothing and a number the database takes the number as the greatest.
      seatsLeft: sql<number | null>`case when ${event.seats} is not null then ${left} end`,
    })
    .from(event)
    .leftJoin(contact, eq(contact.id, event.contactId))
}

type Row = { event: typeof event.$inferSelect; branch: typeof contact.$inferSelect | null; seatsLeft: number | null }

export function presentEvent({ event: row, branch, seatsLeft }: Row, { locale, now }: { locale: Locale; now: Date }) {
  return {
    id: row.id,
    name: pickText(row.name, locale),
    summary: pickText(row.summary, locale),
    image: row.image,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt?.toISOString() ?? null,
    deadline: row.deadline.toISOString(),
    fee_paisa: row.feePaisa,
    mode: row.mode,
    branch: branch && {
      id: branch.id,
      name: pickText(branch.name, locale),
      address: pickText(branch.address, locale),
      map_url: branch.mapUrl,
    },
    seats: row.seats,
    seats_left: seatsLeft,
    registration_open: row.deadline > now && seatsLeft !== 0,
  }
}
