import { tables } from '@prostuti/db'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { StaffMember } from '../../staff/index.ts'

const { adminVideo, batch, paper, schedule, scheduleEvent, subscriptionOfferVideo, video } = tables

/** A condition on `paper`: what a row of a batch of this course may ask. */
export const isPaperOf = (courseId: number): SQL | undefined =>
  and(eq(paper.kind, 'schedule_exam'), eq(paper.courseId, courseId))

/**
 * A condition on `video`: of the member's courses. A video has no course of its own; it is of the courses in whose batches it is
 * shown or was given, and one that hangs nowhere yet is anybody's to use.
 */
export function isVideoFor({ courseIds }: StaffMember): SQL | undefined {
  if (courseIds === null) return undefined
  const inRow = sql`from ${scheduleEvent} join ${schedule} on ${schedule.id} = ${scheduleEvent.scheduleId}
    join ${batch} on ${batch.id} = ${schedule.batchId} where ${scheduleEvent.videoId} = ${video.id}`
  const given = sql`from ${adminVideo} join ${batch} on ${batch.id} = ${adminVideo.batchId} where ${adminVideo.videoId} = ${video.id}`
  const onShelf = sql`from ${subscriptionOfferVideo} where ${subscriptionOfferVideo.videoId} = ${video.id}`
  const isTheirs = inArray(batch.courseId, courseIds)
  return or(
    sql`exists (select ${inRow} and ${isTheirs})`,
    sql`exists (select ${given} and ${isTheirs})`,
    sql`not exists (select ${inRow}) and not exists (select ${given}) and not exists (select ${onShelf})`,
  )
}
