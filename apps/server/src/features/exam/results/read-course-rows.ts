import { type Tx, tables } from '@prostuti/db'
import type { LocalizedText } from '@prostuti/text/locale'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { isRowOfEnrolment } from '../../enrolment/index.ts'
import type { OwnSitting } from './read-own-results.ts'

const { batch, enrolment, scheduleEvent } = tables

export type CourseRow = { id: number; eventId: number; title: LocalizedText; batch: LocalizedText }

/** The row of a course of the doctor's own through which an exam is reached; of two courses the one that runs. */
export async function readCourseRows(
  tx: Tx,
  { doctorId, sittings }: { doctorId: number; sittings: readonly Pick<OwnSitting, 'paper'>[] },
): Promise<Map<number, CourseRow>> {
  const paperIds = sittings.flatMap(({ paper }) => (paper.kind === 'schedule_exam' ? paper.id : []))
  if (paperIds.length === 0) return new Map()
  const rows = await tx
    .select({
      paperId: scheduleEvent.paperId,
      id: enrolment.id,
      eventId: scheduleEvent.id,
      title: scheduleEvent.title,
      batch: batch.title,
    })
    .from(scheduleEvent)
    .innerJoin(enrolment, isRowOfEnrolment)
    .innerJoin(batch, eq(batch.id, enrolment.batchId))
    .where(and(eq(enrolment.doctorId, doctorId), inArray(scheduleEvent.paperId, paperIds)))
    // The last one stays: of a paper that stands in a schedule that was left and in the new one, the new one's row.
    .orderBy(
      sql`${enrolment.state} = 'active'`,
      sql`${scheduleEvent.scheduleId} = ${enrolment.scheduleId}`,
      asc(enrolment.id),
    )
  return new Map(rows.flatMap(({ paperId, ...row }) => (paperId === null ? [] : [[paperId, row] as const])))
}
