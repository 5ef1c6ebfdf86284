import { type Tx, tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import { clipRanges, completedFrom, type SecondsRange, toMultirange } from './watched-ranges.ts'

const { videoProgress } = tables

type Report = {
  doctorId: number
  videoId: number
  /** Of the whole video, which the doctor may watch. */
  durationSeconds: number
  positionSeconds: number
  watched: SecondsRange[]
  /** How long ago the doctor was there. */
  agoSeconds: number
  now: Date
}

/**
 * Adds what was watched and keeps the place of the newest moment. One statement, so that reports of two devices that come
 * at once are both counted, and one that comes twice or late changes nothing that is newer.
 */
export async function saveProgress(tx: Tx, { doctorId, videoId, durationSeconds, agoSeconds, now, ...report }: Report) {
  const watched = toMultirange(clipRanges(report.watched, durationSeconds))
  const positionAt = new Date(now.getTime() - agoSeconds * 1000)
  const secondsOf = (ranges: ReturnType<typeof sql>) =>
    sql`(select coalesce(sum(upper(part) - lower(part)), 0)::integer from unnest(${ranges}) part)`
  const completed = (seconds: ReturnType<typeof sql>) =>
    sql`case when ${seconds} >= ${completedFrom(durationSeconds)} then ${now.toISOString()}::timestamptz end`
  const sent = sql`${watched}::int4multirange`
  const both = sql`${videoProgress.watched} + excluded.watched`
  const isNewer = sql`excluded.position_at >= ${videoProgress.positionAt}`
  const [row] = await tx
    .insert(videoProgress)
    .values({
      doctorId,
      videoId,
      positionSeconds: Math.min(report.positionSeconds, durationSeconds),
      positionAt,
      watched: sent,
      watchedSeconds: secondsOf(sent),
      completedAt: completed(secondsOf(sent)),
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [videoProgress.doctorId, videoProgress.videoId],
      set: {
        positionSeconds: sql`case when ${isNewer} then excluded.position_seconds else ${videoProgress.positionSeconds} end`,
        positionAt: sql`greatest(excluded.position_at, ${videoProgress.positionAt})`,
        watched: both,
        watchedSeconds: secondsOf(both),
        completedAt: sql`coalesce(${videoProgress.completedAt}, ${completed(secondsOf(both))})`,
        updatedAt: now,
      },
    })
    .returning({
      position_seconds: videoProgress.positionSeconds,
      watched_seconds: videoProgress.watchedSeconds,
      completedAt: videoProgress.completedAt,
    })
  const { completedAt, ...saved } = row!
  return { ...saved, completed: completedAt !== null }
}
