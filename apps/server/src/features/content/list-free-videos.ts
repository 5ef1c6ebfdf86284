import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, asc, count } from 'drizzle-orm'
import { isPublished, presentVideo } from './present-video.ts'

const { freeVideo } = tables

type FreeVideosQuery = { locale: Locale; now: Date; perPage: number; page: number }

export async function listFreeVideos(tx: Tx, { locale, now, perPage, page }: FreeVideosQuery) {
  const shown = and(...isPublished(now))
  const [rows, [counted]] = await Promise.all([
    tx
      .select()
      .from(freeVideo)
      .where(shown)
      .orderBy(asc(freeVideo.position), asc(freeVideo.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    tx.select({ total: count() }).from(freeVideo).where(shown),
  ])
  return { videos: rows.map((row) => presentVideo(row, locale)), total: counted?.total ?? 0 }
}
