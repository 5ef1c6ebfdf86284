import { type Tx, tables } from '@prostuti/db'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { findOpenDoctor, readScope } from '../doctor-desk/index.ts'
import { inBranches, inCourses, type StaffMember } from '../staff/index.ts'

const { batch, enrolment, purchaseOrder, schedule } = tables

type Wanted = { id: number; member: StaffMember }

/** A doctor's enrolment, of the member's courses and branches; any other is not there. */
export async function findStaffEnrolment(tx: Tx, { id, member }: Wanted) {
  const [found] = await tx
    .select({ enrolment, batch, schedule, order: purchaseOrder })
    .from(enrolment)
    .innerJoin(batch, eq(batch.id, enrolment.batchId))
    .innerJoin(schedule, eq(schedule.id, enrolment.scheduleId))
    .leftJoin(purchaseOrder, eq(purchaseOrder.enrolmentId, enrolment.id))
    .where(eq(enrolment.id, id))
  if (found === undefined) throw new AppError('not_found')
  const doctor = await findOpenDoctor(tx, { id: found.enrolment.doctorId, member })
  const { enrolmentIds } = await readScope(tx, doctor.id, member)
  const isTheirs = enrolmentIds === null || enrolmentIds.includes(id)
  if (doctor.id !== found.enrolment.doctorId || !isTheirs) throw new AppError('not_found')
  return { ...found, doctor }
}

export type StaffEnrolment = Awaited<ReturnType<typeof findStaffEnrolment>>

/** One that was ordered: only that has a price to go along. */
export async function findOrdered(tx: Tx, wanted: Wanted) {
  const { order, ...found } = await findStaffEnrolment(tx, wanted)
  if (order === null) throw new AppError('not_found')
  return { ...found, order }
}

/** When the doctor came in. */
export const enrolledAt = ({ enrolment: row, order }: Pick<StaffEnrolment, 'enrolment' | 'order'>): Date =>
  order?.bookedAt ?? row.createdAt

/** A timetable of the member's that a seat can be had in; one of a batch that is over is closed. */
export async function findPlace(tx: Tx, { id, member, now }: Wanted & { now: Date }) {
  const [found] = await tx
    .select({ batch, schedule })
    .from(schedule)
    .innerJoin(batch, eq(batch.id, schedule.batchId))
    .where(
      and(
        eq(schedule.id, id),
        eq(schedule.isActive, true),
        eq(batch.isActive, true),
        inCourses(member, batch.courseId),
        inBranches(member, schedule.contactId),
      ),
    )
  if (found === undefined) throw new AppError('not_found')
  if (found.batch.endsOn < dhakaDate(now)) throw new AppError('enrolment_closed')
  return found
}
