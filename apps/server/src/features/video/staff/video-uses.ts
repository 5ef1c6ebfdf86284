import { tables } from '@prostuti/db'
import { type SQL, sql } from 'drizzle-orm'
import { beside } from '../../resource/index.ts'
import type { StaffMember } from '../../staff/index.ts'

const { adminVideo, batch, schedule, scheduleEvent, subscriptionOffer, subscriptionOfferVideo, video } = tables

const inLectures = sql`select 1 from ${scheduleEvent} where ${scheduleEvent.videoId} = ${video.id}`
const inBatches = sql`select 1 from ${adminVideo} where ${adminVideo.videoId} = ${video.id}`
const onShelves = sql`select 1 from ${subscriptionOfferVideo} where ${subscriptionOfferVideo.videoId} = ${video.id}`

/** In how many places a row of `video` stands: lectures, batches that were given it, shelves. */
export const usesOfVideo = beside(
  sql`select count(*)::int from (${inLectures} union all ${inBatches} union all ${onShelves}) as places`,
)

export const isVideoUsed: SQL = sql`(exists (${inLectures}) or exists (${inBatches}) or exists (${onShelves}))`

/** A condition on `video`: whoever is bound to courses sees what stands in one of them, and what stands nowhere yet. */
export function seesVideo({ courseIds }: Pick<StaffMember, 'courseIds'>): SQL | undefined {
  return courseIds === null ? undefined : sql`(not ${isVideoUsed} or ${standsInCourses(courseIds)})`
}

/** A condition on `video`: it stands in one of these courses. */
export function standsInCourses(courseIds: number[]): SQL {
  const theirs = sql`any(${sql.param(courseIds)}::int[])`
  return sql`(exists (${inLectures} and exists (select from ${schedule} join ${batch} on ${batch.id} = ${schedule.batchId}
      where ${schedule.id} = ${scheduleEvent.scheduleId} and ${batch.courseId} = ${theirs}))
    or exists (${inBatches} and exists (select from ${batch} where ${batch.id} = ${adminVideo.batchId} and ${batch.courseId} = ${theirs}))
    or exists (${onShelves} and exists (select from ${subscriptionOffer}
      where ${subscriptionOffer.id} = ${subscriptionOfferVideo.offerId} and ${subscriptionOffer.courseId} = ${theirs})))`
}
