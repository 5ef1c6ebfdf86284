import type { ResponseOf, subscriptionShelf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, asc, eq, exists, or, sql } from 'drizzle-orm'

const { subscription, subscriptionOfferVideo, subscriptionVideo, teacher, video, videoProgress } = tables

type ShelfVideo = Omit<ResponseOf<typeof subscriptionShelf>['videos'][number], 'own_until'>

type Asked = { offerId: number; doctorId: number; locale: Locale }

/** The videos of a shelf, and those the doctor bought of it before they were taken away, with how far the doctor has come. */
export async function readShelfVideos(tx: Tx, { offerId, doctorId, locale }: Asked): Promise<ShelfVideo[]> {
  const wasBought = exists(
    tx
      .select({ one: sql`1` })
      .from(subscriptionVideo)
      .innerJoin(subscription, eq(subscription.id, subscriptionVideo.subscriptionId))
      .where(
        and(
          eq(subscriptionVideo.videoId, video.id),
          eq(subscription.doctorId, doctorId),
          eq(subscription.offerId, offerId),
        ),
      ),
  )
  const rows = await tx
    .select({ video, teacher: teacher.name, progress: videoProgress, offered: subscriptionOfferVideo.offerId })
    .from(video)
    .leftJoin(
      subscriptionOfferVideo,
      and(eq(subscriptionOfferVideo.videoId, video.id), eq(subscriptionOfferVideo.offerId, offerId)),
    )
    .leftJoin(teacher, eq(teacher.id, video.teacherId))
    .leftJoin(videoProgress, and(eq(videoProgress.videoId, video.id), eq(videoProgress.doctorId, doctorId)))
    .where(or(eq(subscriptionOfferVideo.offerId, offerId), wasBought))
    .orderBy(asc(subscriptionOfferVideo.position), asc(video.id))
  return rows.map(({ video: row, teacher: by, progress, offered }) => ({
    id: row.id,
    title: pickText(row.title, locale),
    subject: pickText(row.subject, locale),
    teacher: pickText(by, locale),
    duration_seconds: row.durationSeconds,
    watched_seconds: progress?.watchedSeconds ?? 0,
    position_seconds: progress?.positionSeconds ?? 0,
    completed: progress?.completedAt != null,
    source: row.source,
    smallest_bytes: row.renditions[0]?.bytes ?? null,
    is_offered: offered !== null,
  }))
}
