import { type Tx, tables } from '@prostuti/db'
import { priceSubscription } from '@prostuti/payment-rules'
import * as messages from '@prostuti/text/all-messages'
import { localizeDigits } from '@prostuti/text/digits'
import type { Locale } from '@prostuti/text/locale'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { Thing } from './purchasable.ts'

const { subscription, subscriptionOffer, subscriptionVideo } = tables

/** So many videos of a shelf for so long. */
export async function readSubscriptionThing(tx: Tx, subscriptionId: number): Promise<Thing | undefined> {
  const [row] = await tx
    .select({ offer: subscriptionOffer, days: subscription.days })
    .from(subscription)
    .innerJoin(subscriptionOffer, eq(subscriptionOffer.id, subscription.offerId))
    .where(eq(subscription.id, subscriptionId))
  if (row === undefined) return undefined
  const { offer, days } = row
  const videos = await tx.$count(subscriptionVideo, eq(subscriptionVideo.subscriptionId, subscriptionId))
  const price = priceSubscription(offer, videos).find((each) => each.days === days)
  // Nothing is ever given away because staff took a duration off the shelf.
  if (price === undefined || videos === 0) throw new AppError('enrolment_closed')
  const detailIn = (locale: Locale): string =>
    messages
      .subscription_order_detail(
        { videos: localizeDigits(String(videos), locale), days: localizeDigits(String(days), locale) },
        { locale },
      )
      .normalize('NFC')
  return {
    key: `subscription:${offer.id}`,
    title: offer.title,
    detail: { bn: detailIn('bn'), en: detailIn('en') },
    listPaisa: price.list,
    reductionPaisa: price.reduction,
    reductionEndsAt: null,
    isOpen: offer.isActive,
  }
}
