import type { ResponseOf } from '@prostuti/contract'
import type { readDoctorSeats } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { isEnrolmentOpen, priceAt } from '../../catalogue/index.ts'
import { findOpenDoctor } from '../../doctor-desk/index.ts'
import { findEnrolment } from '../../enrolment/index.ts'
import { inBranches, type StaffMember, seesBatch } from '../../staff/index.ts'

const { batch, schedule, seatHold } = tables

/** Neither sold nor held for another doctor than this. */
export const seatsLeft = (doctorId: SQL, now: Date): SQL<number> =>
  sql<number>`greatest(0, ${schedule.seats} - ${schedule.seatsSold} - (select count(*) from ${seatHold}
    where ${seatHold.scheduleId} = ${schedule.id} and ${seatHold.doctorId} <> ${doctorId}
      and ${seatHold.heldUntil} > ${sql.param(now, seatHold.heldUntil)}))::int`

type Reader = { doctorId: number; batchId: number; member: StaffMember; locale: Locale; now: Date }

/** Where in a batch a doctor could sit, and what it costs today. */
export async function readSeats(tx: Tx, reader: Reader): Promise<ResponseOf<typeof readDoctorSeats>> {
  const { batchId, member, locale, now } = reader
  const { id: doctorId } = await findOpenDoctor(tx, { id: reader.doctorId, member })
  const [row] = await tx
    .select()
    .from(batch)
    .where(and(eq(batch.id, batchId), eq(batch.isActive, true), seesBatch(member)))
  if (row === undefined) throw new AppError('not_found')
  const seats = await tx
    .select({ schedule, left: seatsLeft(sql`${doctorId}::int`, now) })
    .from(schedule)
    .where(and(eq(schedule.batchId, batchId), eq(schedule.isActive, true), inBranches(member, schedule.contactId)))
    .orderBy(asc(schedule.position), asc(schedule.id))
  const known = await findEnrolment(tx, { doctorId, batchId })
  const price = priceAt(row, now)
  return {
    title: pickText(row.title, locale),
    total_paisa: price.fee_paisa - price.discount_paisa,
    is_open: await isEnrolmentOpen(tx, { id: batchId, now }),
    is_over: row.endsOn < dhakaDate(now),
    state: known?.state === 'active' ? 'enrolled' : known?.state === 'pending' ? 'begun' : 'none',
    seats: seats.map(({ schedule: each, left }) => ({
      schedule_id: each.id,
      schedule: pickText(each.title, locale),
      weekdays: each.weekdays,
      opens: each.opens,
      closes: each.closes,
      seats_left: left,
    })),
  }
}
