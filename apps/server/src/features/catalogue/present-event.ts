import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { eq } from 'drizzle-orm'

const { contact, event } = tables

/** An event with the branch where it is held. */
export const selectEvents = (tx: Tx) =>
  tx.select({ event, branch: contact }).from(event).leftJoin(contact, eq(contact.id, event.contactId))

type Row = { event: typeof event.$inferSelect; branch: typeof contact.$inferSelect | null }

export function presentEvent({ event: row, branch }: Row, { locale, now }: { locale: Locale; now: Date }) {
  const seatsLeft = row.seats === null ? null : row.seats - row.seatsSold
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
