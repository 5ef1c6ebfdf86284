import { type Transaction, type Tx, tables } from '@prostuti/db'
import { and, asc, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

const { subscription, subscriptionVideo } = tables

type SubscriptionRow = typeof subscription.$inferSelect

const day = 86_400_000

/** Two subscriptions of a doctor that are paid or left at once are given their periods one after the other. */
export const lockPeriods = (tx: Transaction, doctorId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('subscription-start'), ${doctorId}::int)`)

/**
 * When a subscription runs: from now, or from the end of the one it renews and of all others that were paid before for any
 * of its videos. So no day of a video is sold twice, whichever orders the money came for.
 */
export async function nextPeriod(tx: Transaction, row: SubscriptionRow, now: Date) {
  const last = await findLast(tx, row, now)
  const startsAt = last?.endsAt ?? now
  return {
    // The doctor sees that the time after that one is paid, and is not asked to renew it again.
    renewsId: last?.offerId === row.offerId ? last.id : row.renewsId,
    startsAt,
    endsAt: new Date(startsAt.getTime() + row.days * day),
  }
}

/** Of what comes before it, the one that ends last. */
async function findLast(
  tx: Tx,
  { id, doctorId, renewsId, startsAt }: SubscriptionRow,
  now: Date,
): Promise<SubscriptionRow | undefined> {
  const own = alias(subscriptionVideo, 'own')
  const sharing = tx
    .select({ id: subscriptionVideo.subscriptionId })
    .from(own)
    .innerJoin(subscriptionVideo, eq(subscriptionVideo.videoId, own.videoId))
    .where(eq(own.subscriptionId, id))
  const [last] = await tx
    .select()
    .from(subscription)
    .where(
      and(
        eq(subscription.doctorId, doctorId),
        eq(subscription.state, 'active'),
        gt(subscription.endsAt, now),
        startsAt === null ? undefined : lt(subscription.startsAt, startsAt),
        or(inArray(subscription.id, sharing), renewsId === null ? undefined : eq(subscription.id, renewsId)),
      ),
    )
    .orderBy(desc(subscription.endsAt))
    .limit(1)
  return last
}

/** Gives every period that has not begun the earliest start there is, after one before it has ended early. */
export async function moveUpPeriods(tx: Transaction, doctorId: number, now: Date): Promise<void> {
  await moveComing(tx, { doctorId, now }, (moved, row) => moved.startsAt < row.startsAt!)
}

/** Lets every period that has not begun wait, after one before it was prolonged: no day of a video is given and sold. */
export async function moveLaterPeriods(tx: Transaction, doctorId: number, now: Date): Promise<void> {
  await moveComing(tx, { doctorId, now }, (moved, row) => moved.startsAt > row.startsAt!)
}

async function moveComing(
  tx: Transaction,
  { doctorId, now }: { doctorId: number; now: Date },
  isWanted: (moved: { startsAt: Date }, row: SubscriptionRow) => boolean,
): Promise<void> {
  const coming = await tx
    .select()
    .from(subscription)
    .where(and(eq(subscription.doctorId, doctorId), eq(subscription.state, 'active'), gt(subscription.startsAt, now)))
    .orderBy(asc(subscription.startsAt), asc(subscription.id))
  for (const row of coming) {
    const moved = await nextPeriod(tx, row, now)
    if (isWanted(moved, row)) await tx.update(subscription).set(moved).where(eq(subscription.id, row.id))
  }
}
