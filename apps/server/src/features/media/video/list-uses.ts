import { type Tx, tables } from '@prostuti/db'
import { and, desc, eq } from 'drizzle-orm'
import { inCourses, type StaffMember } from '../../staff/index.ts'

const { adminVideo, batch, schedule, scheduleEvent, subscriptionOffer, subscriptionOfferVideo } = tables

const shownAtMost = 30

/** Where a video stands: lectures, batches that were given it, shelves; of the member's courses. */
export async function listUses(tx: Tx, { id, member }: { id: number; member: StaffMember }) {
  const theirs = inCourses(member, batch.courseId)
  const lectures = await tx
    .select({ id: batch.id, title: scheduleEvent.title, batch: batch.title, at: scheduleEvent.startsAt })
    .from(scheduleEvent)
    .innerJoin(schedule, eq(schedule.id, scheduleEvent.scheduleId))
    .innerJoin(batch, eq(batch.id, schedule.batchId))
    .where(and(eq(scheduleEvent.videoId, id), theirs))
    .orderBy(desc(scheduleEvent.startsAt), desc(scheduleEvent.id))
  const given = await tx
    .select({ id: adminVideo.id, title: batch.title, at: adminVideo.publishedAt })
    .from(adminVideo)
    .innerJoin(batch, eq(batch.id, adminVideo.batchId))
    .where(and(eq(adminVideo.videoId, id), theirs))
    .orderBy(desc(adminVideo.publishedAt), desc(adminVideo.id))
  const shelves = await tx
    .select({ id: subscriptionOffer.id, title: subscriptionOffer.title })
    .from(subscriptionOfferVideo)
    .innerJoin(subscriptionOffer, eq(subscriptionOffer.id, subscriptionOfferVideo.offerId))
    .where(and(eq(subscriptionOfferVideo.videoId, id), inCourses(member, subscriptionOffer.courseId)))
    .orderBy(desc(subscriptionOffer.id))
  const all = [
    ...lectures.map(({ at, ...row }) => ({ kind: 'lecture' as const, ...row, at: at.toISOString() })),
    ...given.map(({ at, ...row }) => ({ kind: 'given' as const, ...row, batch: null, at: at.toISOString() })),
    ...shelves.map((row) => ({ kind: 'shelf' as const, ...row, batch: null, at: null })),
  ]
  return { uses: all.slice(0, shownAtMost), more_uses: Math.max(0, all.length - shownAtMost) }
}
