import { type Tx, tables } from '@prostuti/db'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { requireNotOverdue } from '../payment/index.ts'

const { batch, enrolment } = tables

export type OwnCourse = {
  id: number
  doctorId: number
  batchId: number
  scheduleId: number
  /** The schedule that the doctor has left, if they have moved. */
  movedFromScheduleId: number | null
  courseId: number
  /** The batch's last day in Dhaka. */
  endsOn: string
  state: 'active' | 'ended'
}

type OwnCourseFilter = {
  doctorId: number
  enrolmentId: number
  /** What is over may still be read: results, the timetable. Left out: only what runs. */
  alsoEnded?: boolean
}

/** The doctor's own enrolment as far as its content may be used; somebody else's is not there, an unpaid one says so. */
export async function findOwnCourse(
  tx: Tx,
  { doctorId, enrolmentId, alsoEnded = false }: OwnCourseFilter,
): Promise<OwnCourse> {
  const [row] = await selectCourses(tx, doctorId, eq(enrolment.id, enrolmentId))
  if (row === undefined) throw new AppError('not_found')
  const { state, ...course } = row
  if (state === 'active' || (state === 'ended' && alsoEnded)) return { ...course, state }
  throw new AppError('not_enrolled')
}

/** Everything of the doctor's that runs, the newest first. */
export async function listOwnCourses(tx: Tx, doctorId: number): Promise<OwnCourse[]> {
  const rows = await selectCourses(tx, doctorId, eq(enrolment.state, 'active'))
  return rows.map((row) => ({ ...row, state: 'active' }))
}

const selectCourses = (tx: Tx, doctorId: number, which: SQL) =>
  tx
    .select({
      id: enrolment.id,
      doctorId: enrolment.doctorId,
      batchId: enrolment.batchId,
      scheduleId: enrolment.scheduleId,
      movedFromScheduleId: enrolment.movedFromScheduleId,
      courseId: batch.courseId,
      endsOn: batch.endsOn,
      state: enrolment.state,
    })
    .from(enrolment)
    .innerJoin(batch, eq(batch.id, enrolment.batchId))
    .where(and(eq(enrolment.doctorId, doctorId), which))
    .orderBy(desc(enrolment.id))

/** Lectures wait while a part of the fee is long overdue; everything else of a course stays open. */
export const requireLectures = (tx: Tx, { id }: Pick<OwnCourse, 'id'>, now: Date): Promise<void> =>
  requireNotOverdue(tx, { kind: 'enrolment', id }, now)
