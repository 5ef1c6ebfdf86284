import type { adminVideo as adminVideoCall, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, eq, inArray } from 'drizzle-orm'

const { teacher, video, videoProgress } = tables

type VideoCard = ResponseOf<typeof adminVideoCall>['admin_video']['video']
type VideoCardsQuery = { doctorId: number; videoIds: number[]; locale: Locale }

/** Videos as lists show them, by their ids, with how far this doctor has come. Who asks has made sure that they may see them. */
export async function readVideoCards(
  tx: Tx,
  { doctorId, videoIds, locale }: VideoCardsQuery,
): Promise<ReadonlyMap<number, VideoCard>> {
  if (videoIds.length === 0) return new Map()
  const rows = await tx
    .select({
      id: video.id,
      title: video.title,
      subject: video.subject,
      teacher: teacher.name,
      durationSeconds: video.durationSeconds,
      source: video.source,
      renditions: video.renditions,
      watchedSeconds: videoProgress.watchedSeconds,
      positionSeconds: videoProgress.positionSeconds,
      completedAt: videoProgress.completedAt,
    })
    .from(video)
    .leftJoin(teacher, eq(teacher.id, video.teacherId))
    .leftJoin(videoProgress, and(eq(videoProgress.videoId, video.id), eq(videoProgress.doctorId, doctorId)))
    .where(inArray(video.id, videoIds))
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        title: pickText(row.title, locale),
        subject: pickText(row.subject, locale),
        teacher: pickText(row.teacher, locale),
        duration_seconds: row.durationSeconds,
        watched_seconds: row.watchedSeconds ?? 0,
        position_seconds: row.positionSeconds ?? 0,
        completed: row.completedAt !== null,
        source: row.source,
        smallest_bytes: row.renditions.length === 0 ? null : Math.min(...row.renditions.map(({ bytes }) => bytes)),
      },
    ]),
  )
}
