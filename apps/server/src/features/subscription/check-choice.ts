import { type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { localizeDigits } from '@prostuti/text/digits'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { invalidFields } from '../../input/refuse-fields.ts'

const { subscription, subscriptionOffer, subscriptionOfferVideo, subscriptionVideo } = tables

export type Wish = {
  doctorId: number
  offerId: number
  videoIds: readonly number[]
  days: number
  renews?: number | undefined
  locale: Locale
  now: Date
}

/** What is bought: each video once, in the order of their ids. */
export type Choice = { days: number; renewsId: number | null; videoIds: number[] }

/** Refuses what the shelf does not offer, and what the doctor has anyway. */
export async function checkChoice(tx: Tx, wish: Wish): Promise<Choice> {
  const { offerId, days, locale } = wish
  const [offer] = await tx
    .select()
    .from(subscriptionOffer)
    .where(and(eq(subscriptionOffer.id, offerId), eq(subscriptionOffer.isActive, true)))
  if (offer === undefined) throw new AppError('not_found')
  const renewed = wish.renews === undefined ? [] : await findRenewed(tx, wish, wish.renews)
  const videoIds = [...new Set(wish.videoIds)].toSorted((a, b) => a - b)
  const offered = await selectOffered(tx, offerId)
  if (!offer.durations.some((each) => each.days === days))
    refuse('days', messages.error_field_invalid_choice({}, { locale }))
  if (videoIds.some((id) => !offered.has(id))) refuse('video_ids', messages.error_field_invalid_choice({}, { locale }))
  // A shelf with fewer videos than that is sold as a whole.
  const least = Math.min(offer.leastVideos, offered.size)
  if (videoIds.length < least)
    refuse('video_ids', messages.subscription_error_least({ n: localizeDigits(String(least), locale) }, { locale }))
  const owned = await selectOwned(tx, wish)
  if (videoIds.some((id) => owned.has(id) && !renewed.includes(id)))
    refuse('video_ids', messages.subscription_error_owned({}, { locale }))
  return { days, renewsId: wish.renews ?? null, videoIds }
}

/** The videos of the subscription that is renewed; it is the doctor's own, was paid, and nothing follows it yet. */
async function findRenewed(tx: Tx, { doctorId, offerId }: Wish, id: number): Promise<number[]> {
  const rows = await tx
    .select({ videoId: subscriptionVideo.videoId })
    .from(subscription)
    .innerJoin(subscriptionVideo, eq(subscriptionVideo.subscriptionId, subscription.id))
    .where(
      and(
        eq(subscription.id, id),
        eq(subscription.doctorId, doctorId),
        eq(subscription.offerId, offerId),
        eq(subscription.state, 'active'),
      ),
    )
  if (rows.length === 0) throw new AppError('not_found')
  const followers = await tx.$count(subscription, and(eq(subscription.renewsId, id), eq(subscription.state, 'active')))
  if (followers > 0) throw new AppError('already_enrolled')
  return rows.map(({ videoId }) => videoId)
}

async function selectOffered(tx: Tx, offerId: number): Promise<Set<number>> {
  const rows = await tx
    .select({ id: subscriptionOfferVideo.videoId })
    .from(subscriptionOfferVideo)
    .where(eq(subscriptionOfferVideo.offerId, offerId))
  return new Set(rows.map(({ id }) => id))
}

/** Whoever may still watch a video need not pay for it again; its time is made longer by renewing. */
async function selectOwned(tx: Tx, { doctorId, videoIds, now }: Wish): Promise<Set<number>> {
  const rows = await tx
    .select({ id: subscriptionVideo.videoId })
    .from(subscriptionVideo)
    .innerJoin(subscription, eq(subscription.id, subscriptionVideo.subscriptionId))
    .where(
      and(
        eq(subscription.doctorId, doctorId),
        eq(subscription.state, 'active'),
        gt(subscription.endsAt, now),
        inArray(subscriptionVideo.videoId, [...videoIds]),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

function refuse(field: string, words: string): never {
  throw invalidFields({ [field]: words })
}
