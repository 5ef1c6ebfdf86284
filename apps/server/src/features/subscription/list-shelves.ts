import type { ResponseOf, subscriptions } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { asc, eq, sql } from 'drizzle-orm'

const { course, subscriptionOffer, subscriptionOfferVideo, video } = tables

type Shelf = ResponseOf<typeof subscriptions>['shelves'][number]

/** The shelves from which something is sold. */
export async function listShelves(tx: Tx, locale: Locale): Promise<Shelf[]> {
  const rows = await selectShelves(tx).where(eq(subscriptionOffer.isActive, true))
  return rows.filter(({ videos }) => videos > 0).map((row) => presentShelf(row, locale))
}

/** One shelf, also when nothing more is sold of it. */
export async function findShelf(tx: Tx, id: number) {
  const [row] = await selectShelves(tx).where(eq(subscriptionOffer.id, id))
  return row
}

type ShelfRow = Awaited<ReturnType<typeof selectShelves>>[number]

export const presentShelf = ({ offer, course: of, videos, seconds }: ShelfRow, locale: Locale): Shelf => ({
  id: offer.id,
  title: pickText(offer.title, locale),
  summary: pickText(offer.summary, locale),
  course: pickText(of, locale),
  videos,
  total_seconds: seconds,
  month_paisa: offer.monthPaisa,
  least_videos: Math.min(offer.leastVideos, Math.max(1, videos)),
})

const selectShelves = (tx: Tx) =>
  tx
    .select({
      offer: subscriptionOffer,
      course: course.title,
      videos: sql<number>`count(${video.id})::int`,
      seconds: sql<number>`coalesce(sum(${video.durationSeconds}), 0)::int`,
    })
    .from(subscriptionOffer)
    .leftJoin(course, eq(course.id, subscriptionOffer.courseId))
    .leftJoin(subscriptionOfferVideo, eq(subscriptionOfferVideo.offerId, subscriptionOffer.id))
    .leftJoin(video, eq(video.id, subscriptionOfferVideo.videoId))
    .groupBy(subscriptionOffer.id, course.id)
    .orderBy(asc(subscriptionOffer.position), asc(subscriptionOffer.id))
    .$dynamic()
