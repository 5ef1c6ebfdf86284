import { type Tx, tables } from '@prostuti/db'
import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

const { subscription, subscriptionVideo } = tables

type Paid = { subscriptionId: number; doctorId: number; now: Date }

type Row = typeof subscription.$inferSelect

const day = 86_400_000

/**
 * A paid subscription begins now, or when the one it renews and all others that were paid for any of its videos have ended:
 * no day of a video is sold twice, whichever orders the money came for.
 */
export async function activateSubscription(tx: Tx, { subscriptionId, doctorId, now }: Paid): Promise<void> {
  // Two that are paid at once begin one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('subscription-start'), ${doctorId}::int)`)
  const [row] = await tx.select().from(subscription).where(eq(subscription.id, subscriptionId))
  const last = await findLast(tx, row!, now)
  const startsAt = last?.endsAt ?? now
  await tx
    .update(subscription)
    .set({
      state: 'active',
      // The doctor sees that the time after that one is paid, and is not asked to renew it again.
      renewsId: last?.offerId === row!.offerId ? last.id : row!.renewsId,
      startsAt,
      endsAt: new Date(startsAt.getTime() + row!.days * day),
    })
    .where(eq(subscription.id, subscriptionId))
}

/** Of what the doctor has to watch to the end first, the one that ends last. */
async function findLast(tx: Tx, { id, doctorId, renewsId }: Row, now: Date): Promise<Row | undefined> {
  const own = alias(subscriptionVideo, 'own')
  const sharing = tx
    .select({ id: subscriptionVideo.subscriptionId })
    .from(own)
    .innerJoin(subscriptionVideo, eq(subscriptionVideo.videoId, own.videoId))
    .where(eq(own.subscriptionId, id))
  const isBefore = or(inArray(subscription.id, sharing), renewsId === null ? undefined : eq(subscription.id, renewsId))
  const [last] = await tx
    .select()
    .from(subscription)
    .where(
      and(
        eq(subscription.doctorId, doctorId),
        eq(subscription.state, 'active'),
        gt(subscription.endsAt, now),
        isBefore,
      ),
    )
    .orderBy(desc(subscription.endsAt))
    .limit(1)
  return last
}
