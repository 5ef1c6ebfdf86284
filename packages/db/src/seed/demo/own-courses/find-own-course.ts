import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { batch, batchCategory, enrolment, schedule, scheduleEvent } from '../../../tables/index.ts'

export type OwnCourse = { batchId: number; scheduleId: number; rows: (typeof scheduleEvent.$inferSelect)[] }

const rowsOf = (tx: Tx, scheduleId: number) =>
  tx
    .select()
    .from(scheduleEvent)
    .where(eq(scheduleEvent.scheduleId, scheduleId))
    .orderBy(asc(scheduleEvent.startsAt), asc(scheduleEvent.id))

/** The batch in which a doctor is already. */
export async function findOwnCourse(tx: Tx, doctorId: number): Promise<OwnCourse> {
  const [row] = await tx
    .select({ batchId: enrolment.batchId, scheduleId: enrolment.scheduleId })
    .from(enrolment)
    .where(and(eq(enrolment.doctorId, doctorId), eq(enrolment.state, 'active')))
  if (!row) throw new Error(`the demo doctor ${doctorId} is in no batch`)
  return { ...row, rows: await rowsOf(tx, row.scheduleId) }
}

/** A batch of that category that has begun and is not over. */
export async function findRunningBatch(tx: Tx, category: string, today: string): Promise<OwnCourse> {
  const [row] = await tx
    .select({ batchId: batch.id, scheduleId: schedule.id })
    .from(batch)
    .innerJoin(batchCategory, eq(batchCategory.id, batch.batchCategoryId))
    .innerJoin(schedule, eq(schedule.batchId, batch.id))
    .where(and(eq(batchCategory.slug, category), lte(batch.startsOn, today), sql`${batch.endsOn} >= ${today}`))
    .orderBy(asc(batch.startsOn), asc(schedule.position))
    .limit(1)
  if (!row) throw new Error(`no batch of ${category} is running`)
  return { ...row, rows: await rowsOf(tx, row.scheduleId) }
}
