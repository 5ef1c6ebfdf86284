import type { ResponseOf, subscriptionShelf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { asc, eq } from 'drizzle-orm'
import { readVideoCards } from '../video/index.ts'

const { subscriptionOfferVideo } = tables

type ShelfVideo = Omit<ResponseOf<typeof subscriptionShelf>['videos'][number], 'own_until'>

type ShelfReader = {
  offerId: number
  doctorId: number
  /** The videos of the doctor's own subscriptions to it. */
  bought: number[]
  locale: Locale
}

/** The videos of a shelf, then those the doctor bought of it before they were taken away, with how far the doctor has come. */
export async function readShelfVideos(
  tx: Tx,
  { offerId, doctorId, bought, locale }: ShelfReader,
): Promise<ShelfVideo[]> {
  const rows = await tx
    .select({ id: subscriptionOfferVideo.videoId })
    .from(subscriptionOfferVideo)
    .where(eq(subscriptionOfferVideo.offerId, offerId))
    .orderBy(asc(subscriptionOfferVideo.position), asc(subscriptionOfferVideo.videoId))
  const offered = new Set(rows.map(({ id }) => id))
  const videoIds = [...offered.union(new Set(bought.toSorted((one, other) => one - other)))]
  const cards = await readVideoCards(tx, { doctorId, videoIds, locale })
  return videoIds.flatMap((id) => {
    const card = cards.get(id)
    return card === undefined ? [] : { ...card, is_offered: offered.has(id) }
  })
}
