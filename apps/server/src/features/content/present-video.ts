import { tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { eq, lte, type SQL } from 'drizzle-orm'

const { freeVideo } = tables

/** Staff may enter a video ahead of its day. */
export const isPublished = (now: Date): SQL[] => [eq(freeVideo.isActive, true), lte(freeVideo.publishedAt, now)]

export const presentVideo = (row: typeof freeVideo.$inferSelect, locale: Locale) => ({
  id: row.id,
  title: pickText(row.title, locale),
  poster: row.poster,
  duration_seconds: row.durationSeconds,
  published_at: row.publishedAt.toISOString(),
})
