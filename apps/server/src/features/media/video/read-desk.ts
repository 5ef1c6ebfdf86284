import type { ResponseOf } from '@prostuti/contract'
import type { listWatchers, readVideoDesk } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { may, type StaffMember } from '../../staff/index.ts'
import { mediaTypeOf } from '../../video/index.ts'
import { lastRun } from '../rendition/put-in-line.ts'
import { changesVideo, findVideo } from './find-video.ts'
import { listUses } from './list-uses.ts'

const { doctor, video, videoProgress } = tables

type VideoReader = { id: number; member: StaffMember; canMakeSizes: boolean }

/** A file that a browser plays by itself: parts of HLS need a player of their own. */
export const playableFile = ({ renditions }: { renditions: { file: string }[] }): string | undefined =>
  renditions.map(({ file }) => file).findLast((file) => /^video\/(mp4|webm)$/.test(mediaTypeOf(file) ?? ''))

export async function readDesk(
  tx: Tx,
  { id, member, canMakeSizes }: VideoReader,
): Promise<ResponseOf<typeof readVideoDesk>> {
  const row = await findVideo(tx, { id, member })
  const isChangeable = await tx.$count(video, and(eq(video.id, id), changesVideo(member)))
  const run = await lastRun(tx, id)
  const ofVideo = eq(videoProgress.videoId, id)
  const file = playableFile(row) ?? (run?.state === 'done' && playableFile({ renditions: [run] }))
  return {
    plays: file ? `/api/v3/admin/videos/${id}/file` : null,
    source: row.source,
    poster: row.poster,
    duration_seconds: row.durationSeconds,
    sizes: row.renditions.map(({ height, bytes }) => ({ height, bytes })),
    may_write: may(member, 'media.write') && isChangeable > 0,
    can_make_sizes: canMakeSizes,
    rendition: run
      ? { state: run.state, percent: run.percent, error: run.error, changed_at: run.updatedAt.toISOString() }
      : null,
    captions: row.captions.map(({ language }) => language),
    ...(await listUses(tx, { id, member })),
    watched_by: await tx.$count(videoProgress, ofVideo),
    completed_by: await tx.$count(videoProgress, and(ofVideo, isNotNull(videoProgress.completedAt))),
  }
}

const perPage = 50

type Page = { id: number; member: StaffMember; page: number }

export async function readWatchers(tx: Tx, { id, member, page }: Page): Promise<ResponseOf<typeof listWatchers>> {
  const { durationSeconds } = await findVideo(tx, { id, member })
  const ofVideo = eq(videoProgress.videoId, id)
  const rows = await tx
    .select({
      id: doctor.id,
      name: doctor.name,
      watchedSeconds: videoProgress.watchedSeconds,
      completedAt: videoProgress.completedAt,
      lastAt: videoProgress.updatedAt,
    })
    .from(videoProgress)
    .innerJoin(doctor, eq(doctor.id, videoProgress.doctorId))
    .where(ofVideo)
    .orderBy(desc(videoProgress.updatedAt), desc(doctor.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return {
    total: await tx.$count(videoProgress, ofVideo),
    per_page: perPage,
    watchers: rows.map(({ watchedSeconds, completedAt, lastAt, ...row }) => ({
      id: row.id,
      name: row.name ?? '',
      percent: Math.min(100, Math.floor((watchedSeconds / durationSeconds) * 100)),
      completed: completedAt !== null,
      last_at: lastAt.toISOString(),
    })),
  }
}
