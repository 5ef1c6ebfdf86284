import { tables } from '@prostuti/db'
import { defaultOverdueRule, priceSubscription, reckonSubscriptionRefund } from '@prostuti/payment-rules'
import * as messages from '@prostuti/text/all-messages'
import { localizeDigits } from '@prostuti/text/digits'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { Purchasable, Purchase, Seat } from './purchasable.ts'
import { lockPeriods, moveUpPeriods, nextPeriod } from './subscription-period.ts'

const { purchaseOrder, subscription, subscriptionOffer, subscriptionVideo, videoProgress } = tables

/** So many videos of a shelf for so long. There are enough for everybody: only the price is held. */
export function subscriptionSeat({ id }: Purchase): Seat {
  const isIt = eq(subscription.id, id)
  return {
    async read(tx) {
      const [row] = await tx
        .select({ offer: subscriptionOffer, days: subscription.days })
        .from(subscription)
        .innerJoin(subscriptionOffer, eq(subscriptionOffer.id, subscription.offerId))
        .where(isIt)
      if (row === undefined) return undefined
      const { offer, days } = row
      const videos = await tx.$count(subscriptionVideo, eq(subscriptionVideo.subscriptionId, id))
      const price = priceSubscription(offer, videos).find((each) => each.days === days)
      // Nothing is ever given away because staff took a duration off the shelf.
      if (price === undefined || videos === 0) throw new AppError('enrolment_closed')
      return {
        key: `subscription:${offer.id}`,
        title: offer.title,
        detail: { bn: detailIn('bn', { videos, days }), en: detailIn('en', { videos, days }) },
        listPaisa: price.list,
        reductionPaisa: price.reduction,
        reductionEndsAt: null,
        isOpen: offer.isActive,
      }
    },
    async lock(tx, now) {
      const [row] = await tx
        .select({ heldUntil: subscription.heldUntil })
        .from(subscription)
        .where(isIt)
        .for('no key update')
      const heldUntil = row!.heldUntil
      return {
        unsold: Number.POSITIVE_INFINITY,
        free: Number.POSITIVE_INFINITY,
        heldUntil: heldUntil !== null && heldUntil > now ? heldUntil : null,
      }
    },
    async hold(tx, heldUntil) {
      await tx.update(subscription).set({ heldUntil }).where(isIt)
    },
    async take(tx) {
      await tx.update(subscription).set({ heldUntil: null }).where(isIt)
    },
  }
}

const detailIn = (locale: Locale, { videos, days }: { videos: number; days: number }): string =>
  messages
    .subscription_order_detail(
      { videos: localizeDigits(String(videos), locale), days: localizeDigits(String(days), locale) },
      { locale },
    )
    .normalize('NFC')

export const subscriptionPurchasable: Purchasable = {
  orderColumn: 'subscriptionId',

  heldUntil: sql`(select ${subscription.heldUntil} from ${subscription} where ${subscription.id} = ${purchaseOrder.subscriptionId})`,

  isPending: sql`exists (select from ${subscription} where ${subscription.id} = ${purchaseOrder.subscriptionId} and ${subscription.state} = 'pending')`,

  seatOf: async (_tx, purchase) => subscriptionSeat(purchase),

  // Any number of subscriptions may stand side by side.
  isOwned: async () => false,

  /** It begins now, or when everything else that its doctor has paid for its videos has ended. */
  async enter(tx, { id, doctorId }, now) {
    await lockPeriods(tx, doctorId)
    const [row] = await tx.select().from(subscription).where(eq(subscription.id, id))
    await tx
      .update(subscription)
      .set({ state: 'active', ...(await nextPeriod(tx, row!, now)) })
      .where(eq(subscription.id, id))
  },

  /** What was paid for and waits for its end moves up, so that nobody waits for days that nobody has. */
  async end(tx, { id, doctorId }, now) {
    await lockPeriods(tx, doctorId)
    const ended = await tx
      .update(subscription)
      .set({ state: 'ended' })
      .where(and(eq(subscription.id, id), eq(subscription.state, 'active')))
      .returning({ id: subscription.id })
    if (ended.length > 0) await moveUpPeriods(tx, doctorId, now)
  },

  async lapse(tx, { id }) {
    await tx
      .update(subscription)
      .set({ state: 'lapsed' })
      .where(and(eq(subscription.id, id), eq(subscription.state, 'pending')))
  },

  async listOwned(tx, doctorId) {
    const rows = await tx
      .select({ id: subscription.id })
      .from(subscription)
      .where(and(eq(subscription.doctorId, doctorId), eq(subscription.state, 'active')))
    return rows.map(({ id }) => id)
  },

  // There is no seat that others would wait for.
  releaseHolds: async () => {},

  async reopen(tx, { id }) {
    await tx
      .update(subscription)
      .set({ state: 'pending' })
      .where(and(eq(subscription.id, id), eq(subscription.state, 'lapsed')))
  },

  async reckonRefund(tx, { id, doctorId }, { bookedAt, ...money }, now) {
    const [row] = await tx
      .select({ refundHours: subscriptionOffer.refundHours })
      .from(subscription)
      .innerJoin(subscriptionOffer, eq(subscriptionOffer.id, subscription.offerId))
      .where(eq(subscription.id, id))
    const watched = await tx
      .select({ one: sql`1` })
      .from(subscriptionVideo)
      .innerJoin(
        videoProgress,
        and(eq(videoProgress.videoId, subscriptionVideo.videoId), eq(videoProgress.doctorId, doctorId)),
      )
      // What was watched before, through a batch or an earlier subscription, is not held against this one.
      .where(and(eq(subscriptionVideo.subscriptionId, id), gte(videoProgress.updatedAt, bookedAt)))
      .limit(1)
    return reckonSubscriptionRefund(
      { ...money, boughtAt: bookedAt, refundHours: row!.refundHours, isWatched: watched.length > 0 },
      now,
    )
  },

  async describe(tx, orderIds) {
    const rows = await tx
      .select({
        orderId: purchaseOrder.id,
        subscriptionId: subscription.id,
        offerId: subscription.offerId,
        state: subscription.state,
      })
      .from(purchaseOrder)
      .innerJoin(subscription, eq(subscription.id, purchaseOrder.subscriptionId))
      .where(inArray(purchaseOrder.id, [...orderIds]))
    return new Map(
      rows.map(({ orderId, subscriptionId, offerId, state }) => {
        const page = `/my/subscription/${offerId}/checkout`
        return [
          orderId,
          {
            names: {
              kind: 'subscription',
              enrolment_id: null,
              event_id: null,
              subscription_id: subscriptionId,
              offer_id: offerId,
              batch_id: null,
            },
            // There are enough videos, so that nobody is shown a clock.
            heldUntil: null,
            pauseLecturesAfterDays: defaultOverdueRule.pauseLecturesAfterDays,
            moveUntil: null,
            postponeDays: 0,
            shares: [],
            pauses: state === 'active' ? 'videos' : null,
            checkoutPage: `${page}?order=${orderId}`,
            pageOfPayment: (paymentId) => `${page}?payment=${paymentId}&order=${orderId}`,
          },
        ]
      }),
    )
  },
}
