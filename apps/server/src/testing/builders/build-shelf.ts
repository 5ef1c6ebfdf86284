import { type Tx, tables } from '@prostuti/db'

const { subscriptionOffer, subscriptionOfferVideo, video } = tables

type Shelf = Partial<typeof subscriptionOffer.$inferInsert> & { videos?: number }

/** A shelf of recorded videos at 100 taka a month each, for 30 days or, with a tenth off, 90. */
export async function buildShelf(tx: Tx, { videos = 4, ...given }: Shelf = {}) {
  const [offer] = await tx
    .insert(subscriptionOffer)
    .values({
      title: { bn: 'মেডিসিন রিভিশন', en: 'Medicine revision' },
      summary: { bn: 'রেকর্ড করা লেকচার', en: 'Recorded lectures' },
      monthPaisa: 10_000,
      durations: [
        { days: 30, percentOff: 0 },
        { days: 90, percentOff: 10 },
      ],
      ...given,
    })
    .returning()
  const rows = await tx
    .insert(video)
    .values(
      Array.from({ length: videos }, (_, place) => ({
        title: { bn: `লেকচার ${place + 1}`, en: `Lecture ${place + 1}` },
        source: 'file' as const,
        renditions: [
          { height: 360, bytes: 3_000_000, file: 'lecture-360.mp4' },
          { height: 720, bytes: 9_000_000, file: 'lecture-720.mp4' },
        ],
        durationSeconds: 600,
      })),
    )
    .returning({ id: video.id })
  const videoIds = rows.map(({ id }) => id)
  await tx
    .insert(subscriptionOfferVideo)
    .values(videoIds.map((videoId, position) => ({ offerId: offer!.id, videoId, position })))
  return { id: offer!.id, videoIds }
}
