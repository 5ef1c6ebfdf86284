import { type Tx, tables } from '@prostuti/db'
import { and, eq, lte, or, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core'
import { AppError } from '../../../errors.ts'
import { readLectureAccess } from '../../payment/index.ts'
import { judgeGrants } from './judge-grants.ts'

const { adminVideo, enrolment, scheduleEvent, subscription, subscriptionVideo, video } = tables

export type Watchable = {
  video: typeof video.$inferSelect
  /** The last moment to watch it; null is as long as the batch runs. */
  until: Date | null
}

export type WatchableKey = { doctorId: number; videoId: number; now: Date }

/**
 * The one place that says who may watch a video: a doctor whose schedule has it as the recording of a lecture that has
 * begun, whose batch was given it, or who has subscribed to it. What is not theirs at all is not there; what is theirs, but
 * not now, says why.
 */
export async function findWatchable(tx: Tx, { doctorId, videoId, now }: WatchableKey): Promise<Watchable> {
  const { open, coming, past } = judgeGrants(await grantsTo(tx, { doctorId, videoId }), now)
  const usable = []
  for (const grant of open)
    if ((await readLectureAccess(tx, boughtBy(grant), now)) !== 'lectures_paused') usable.push(grant)
  if (usable.length === 0) {
    if (open.length > 0) throw new AppError('payment_overdue')
    throw new AppError(coming.length > 0 ? 'not_published_yet' : past.length > 0 ? 'forbidden' : 'not_found')
  }
  const [row] = await tx.select().from(video).where(eq(video.id, videoId))
  if (row === undefined) throw new AppError('not_found')
  const untils = usable.map(({ until }) => until)
  const until = untils.includes(null) ? null : new Date(Math.max(...untils.map((each) => each!.getTime())))
  return { video: row, until }
}

type Through = { enrolmentId: number | null; subscriptionId: number | null }

/** Each grant is of an enrolment or of a subscription. */
const boughtBy = ({ enrolmentId, subscriptionId }: Through) =>
  enrolmentId === null
    ? { kind: 'subscription' as const, id: subscriptionId! }
    : { kind: 'enrolment' as const, id: enrolmentId }

/** Whether a video is or was this doctor's to watch, paid or not: their notes stay theirs. */
export async function isOwnVideo(tx: Tx, filter: GrantFilter): Promise<boolean> {
  return (await grantsTo(tx, filter).limit(1)).length > 0
}

type GrantFilter = Omit<WatchableKey, 'now'>

/** The three kinds of grants, brought to one shape. */
const grantColumns = (
  through: { enrolment: AnyPgColumn | SQL; subscription: AnyPgColumn | SQL },
  opensAt: AnyPgColumn,
  until: AnyPgColumn,
) => ({
  enrolmentId: sql<number | null>`${through.enrolment}`.as('enrolment_id'),
  subscriptionId: sql<number | null>`${through.subscription}`.as('subscription_id'),
  opensAt: sql`${opensAt}`.mapWith((at: string) => new Date(at)).as('opens_at'),
  until: sql`${until}`.mapWith((at: string): Date | null => new Date(at)).as('until'),
})

const nothing = sql`null::integer`
const byEnrolment = { enrolment: enrolment.id, subscription: nothing }
const bySubscription = { enrolment: nothing, subscription: subscription.id }

/** Everything through which this doctor comes to this video, now, later or once. */
function grantsTo(tx: Tx, { doctorId, videoId }: GrantFilter) {
  const mine = (...more: SQL[]) => and(eq(enrolment.doctorId, doctorId), eq(enrolment.state, 'active'), ...more)
  const lectures = tx
    .select(grantColumns(byEnrolment, scheduleEvent.startsAt, scheduleEvent.videoUntil))
    .from(scheduleEvent)
    .innerJoin(
      enrolment,
      or(
        eq(enrolment.scheduleId, scheduleEvent.scheduleId),
        // What was taught before a move stays the doctor's to watch.
        and(
          eq(enrolment.movedFromScheduleId, scheduleEvent.scheduleId),
          lte(scheduleEvent.startsAt, enrolment.movedAt),
        ),
      ),
    )
    .where(mine(eq(scheduleEvent.videoId, videoId), eq(scheduleEvent.isCancelled, false)))
  const given = tx
    .select(grantColumns(byEnrolment, adminVideo.publishedAt, adminVideo.until))
    .from(adminVideo)
    .innerJoin(enrolment, eq(enrolment.batchId, adminVideo.batchId))
    .where(mine(eq(adminVideo.videoId, videoId), eq(adminVideo.isActive, true)))
  const subscribed = tx
    .select(grantColumns(bySubscription, subscription.startsAt, subscription.endsAt))
    .from(subscription)
    .innerJoin(subscriptionVideo, eq(subscriptionVideo.subscriptionId, subscription.id))
    .where(
      and(
        eq(subscription.doctorId, doctorId),
        eq(subscription.state, 'active'),
        eq(subscriptionVideo.videoId, videoId),
      ),
    )
  return unionAll(lectures, given, subscribed)
}
