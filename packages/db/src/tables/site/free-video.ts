import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, isLink, listed, moment, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'

/** A video that anybody may watch: an embed or watch address of a video site, or a file of ours. */
export const freeVideo = pgTable(
  'free_video',
  {
    id: identity(),
    title: localizedText().notNull(),
    description: localizedText().notNull(),
    link: text().notNull(),
    poster: text(),
    // WebVTT, in Bengali.
    captions: text(),
    durationSeconds: integer().notNull(),
    publishedAt: moment().notNull(),
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    index('free_video_position').on(table.position, table.id),
    check('free_video_texts', isLocalizedText(table.title, table.description)),
    check('free_video_link', isLink(table.link)),
    check('free_video_poster', isLink(table.poster)),
    check('free_video_captions', isLink(table.captions)),
    check('free_video_duration', sql`${table.durationSeconds} > 0`),
  ],
)
