import { type Tx, tables } from '@prostuti/db'
import { buildBatch, buildBranch, buildCourse, buildSchedule } from './build-batch.ts'

/** Enrols a doctor in a course of its own, taught at a branch of its own. */
export async function enrolAtBranch(tx: Tx, doctorId: number) {
  const place = await buildCourse(tx)
  const batch = await buildBatch(tx, place)
  const { id: branchId } = await buildBranch(tx)
  const { id: scheduleId } = await buildSchedule(tx, batch.id, { contactId: branchId, mode: 'branch' })
  const [made] = await tx
    .insert(tables.enrolment)
    .values({ doctorId, batchId: batch.id, scheduleId })
    .returning({ id: tables.enrolment.id })
  return { enrolmentId: made!.id, courseId: place.course.id, branchId }
}
