import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, asc, eq } from 'drizzle-orm'
import { countSeats } from '../batches/count-seats.ts'

const { contact, schedule } = tables

/** The schedules of one batch as they stand on its pages, with their seats at that moment. */
export async function selectSchedules(
  tx: Tx,
  { batchId, locale, now }: { batchId: number; locale: Locale; now: Date },
) {
  const [rows, seats] = await Promise.all([
    tx
      .select({ schedule, branch: { id: contact.id, name: contact.name, address: contact.address } })
      .from(schedule)
      .leftJoin(contact, eq(contact.id, schedule.contactId))
      .where(and(eq(schedule.batchId, batchId), eq(schedule.isActive, true)))
      .orderBy(asc(schedule.position), asc(schedule.id)),
    countSeats(tx, { batchIds: [batchId], now }),
  ])
  const left = new Map(seats.get(batchId)?.map((each) => [each.id, each.seats_left]))
  return rows.map(({ schedule: row, branch }) => ({
    id: row.id,
    title: pickText(row.title, locale),
    mode: row.mode,
    branch: branch && {
      id: branch.id,
      name: pickText(branch.name, locale),
      address: pickText(branch.address, locale),
    },
    weekdays: row.weekdays,
    opens: row.opens,
    closes: row.closes,
    seats: row.seats,
    seats_left: left.get(row.id) ?? 0,
  }))
}
