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

/** `offset 0` keeps PostgreSQL from reading all places of all videos first: a page asks about few. */
export const isVideoUsed: SQL = sql`(exists (${inLectures} offset 0) or exists (${inBatches} offset 0) or exists (${onShelves} offset 0))`

/** A condition on `video`: whoever is bound to courses sees what stands in one of them, and what stands nowhere yet. */
export function seesVideo({ courseIds }: Pick<StaffMember, 'courseIds'>): SQL | undefined {
  return courseIds === null ? undefined : sql`(${standsInCourses(courseIds)} or not ${isVideoUsed})`
}

/**
 * A condition on `video`: it stands in one of these courses, without what this member has put there. Asked once, from the courses on,
 * for all videos together.
 */
export function standsInCourses(courseIds: number[], without?: number): SQL {
  const theirs = sql`any(${sql.param(courseIds)}::int[])`
  return sql`${video.id} in (
    select ${scheduleEvent.videoId} from ${batch} join ${schedule} on ${schedule.batchId} = ${batch.id}
      join ${scheduleEvent} on ${scheduleEvent.scheduleId} = ${schedule.id}
      where ${batch.courseId} = ${theirs} and ${scheduleEvent.videoId} is not null
    union all select ${adminVideo.videoId} from ${batch} join ${adminVideo} on ${adminVideo.batchId} = ${batch.id}
      where ${batch.courseId} = ${theirs} and ${adminVideo.createdBy} is distinct from ${without ?? null}::int
    union all select ${subscriptionOfferVideo.videoId} from ${subscriptionOffer}
      join ${subscriptionOfferVideo} on ${subscriptionOfferVideo.offerId} = ${subscriptionOffer.id}
      where ${subscriptionOffer.courseId} = ${theirs})`
}
