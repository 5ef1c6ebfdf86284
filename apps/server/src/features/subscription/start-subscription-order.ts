import { type Transaction, type Tx, tables } from '@prostuti/db'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { holdSeat, keepOrderOpen, lockOrder, openOrder, subscriptionSeat } from '../payment/index.ts'
import { type Choice, checkChoice, type Wish } from './check-choice.ts'

const { payment, purchaseOrder, subscription, subscriptionVideo } = tables

/**
 * Opens an order for the chosen videos, or gives back an open one: that of the same choice, or one that nobody has begun to
 * pay, changed to this choice. What a payment was begun for never changes, for its money may still come. In one
 * transaction of the caller.
 */
export async function startSubscriptionOrder(tx: Transaction, wish: Wish): Promise<{ orderId: number }> {
  const { doctorId, now } = wish
  // A doctor who presses twice, or on two devices, does one after the other. Settling never waits for this lock.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('subscription-order'), ${doctorId}::int)`)
  const choice = await checkChoice(tx, wish)
  const open = await findOpen(tx, wish)
  const same = open.find((each) => isSame(each, choice))
  const known = same ?? open.find(({ isTried }) => !isTried)
  if (known === undefined) return openNew(tx, wish, choice)
  const order = await lockOrder(tx, known.orderId, doctorId)
  // Paid, or begun to be paid, between the look and the lock.
  if (order.bookedAt !== null) throw new AppError('already_enrolled')
  if (same === undefined && (await tx.$count(payment, eq(payment.orderId, order.id))) > 0)
    return openNew(tx, wish, choice)
  if (same === undefined) await change(tx, known.id, choice)
  await keepOrderOpen(tx, order, { now, requote: same === undefined })
  return { orderId: order.id }
}

async function openNew(
  tx: Transaction,
  { doctorId, offerId, now }: Wish,
  choice: Choice,
): Promise<{ orderId: number }> {
  const { days, renewsId } = choice
  const [made] = await tx
    .insert(subscription)
    .values({ doctorId, offerId, days, renewsId, createdAt: now })
    .returning({ id: subscription.id })
  const { id } = made!
  await chooseVideos(tx, id, choice)
  const { listing } = await holdSeat(tx, subscriptionSeat({ id, doctorId }), { now })
  const { id: orderId } = await openOrder(tx, listing, { kind: 'subscription', id, doctorId, now })
  return { orderId }
}

async function change(tx: Tx, subscriptionId: number, choice: Choice): Promise<void> {
  const { days, renewsId } = choice
  await tx.update(subscription).set({ days, renewsId }).where(eq(subscription.id, subscriptionId))
  await tx.delete(subscriptionVideo).where(eq(subscriptionVideo.subscriptionId, subscriptionId))
  await chooseVideos(tx, subscriptionId, choice)
}

async function chooseVideos(tx: Tx, subscriptionId: number, { videoIds }: Choice): Promise<void> {
  await tx.insert(subscriptionVideo).values(videoIds.map((videoId) => ({ subscriptionId, videoId })))
}

/** Orders of this shelf of which nothing was paid, the newest first; also those that were let go. */
const findOpen = (tx: Tx, { doctorId, offerId }: Wish) =>
  tx
    .select({
      id: subscription.id,
      orderId: purchaseOrder.id,
      days: subscription.days,
      renewsId: subscription.renewsId,
      videoIds: sql<number[]>`array(select ${subscriptionVideo.videoId} from ${subscriptionVideo}
        where ${subscriptionVideo.subscriptionId} = ${subscription.id} order by 1)`,
      isTried: sql<boolean>`exists (select from ${payment} where ${payment.orderId} = ${purchaseOrder.id})`,
    })
    .from(subscription)
    .innerJoin(purchaseOrder, eq(purchaseOrder.subscriptionId, subscription.id))
    .where(
      and(
        eq(subscription.doctorId, doctorId),
        eq(subscription.offerId, offerId),
        inArray(subscription.state, ['pending', 'lapsed']),
        isNull(purchaseOrder.bookedAt),
      ),
    )
    .orderBy(desc(subscription.id))

const isSame = (open: Choice, choice: Choice): boolean =>
  open.days === choice.days &&
  open.renewsId === choice.renewsId &&
  open.videoIds.length === choice.videoIds.length &&
  open.videoIds.every((id, place) => id === choice.videoIds[place])
