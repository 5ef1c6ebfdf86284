import { type Tx, tables } from '@prostuti/db'
import { and, eq, sql } from 'drizzle-orm'

const { batch, enrolment } = tables

/** Where a doctor is enrolled now, as far as news for many is concerned. */
export type Memberships = { batches: ReadonlySet<number>; schedules: ReadonlySet<number>; courses: ReadonlySet<number> }

/** In the order of the doctors. */
export async function readMemberships(tx: Tx, doctorIds: number[]): Promise<Memberships[]> {
  const rows = await tx
    .select({
      doctorId: enrolment.doctorId,
      batchId: enrolment.batchId,
      scheduleId: enrolment.scheduleId,
      courseId: batch.courseId,
    })
    .from(enrolment)
    .innerJoin(batch, eq(batch.id, enrolment.batchId))
    .where(and(sql`${enrolment.doctorId} = any(${sql.param(doctorIds)}::int[])`, eq(enrolment.state, 'active')))
  const byDoctor = Map.groupBy(rows, ({ doctorId }) => doctorId)
  return doctorIds.map((doctorId) => {
    const own = byDoctor.get(doctorId) ?? []
    return {
      batches: new Set(own.map(({ batchId }) => batchId)),
      schedules: new Set(own.map(({ scheduleId }) => scheduleId)),
      courses: new Set(own.map(({ courseId }) => courseId)),
    }
  })
}
