import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { teacher } from '../catalogue/teacher.ts'
import { identity, isLink, oneOf, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'
import { staff } from '../staff/staff.ts'
import type { RetiredFiles, VideoCaption, VideoRendition } from './learning-values.ts'

/** `file`: one file per size; `hls`: a playlist with parts; `embed`: a player of a video site. */
export const videoSources = ['file', 'hls', 'embed'] as const

/** A recorded lecture. Who may watch it is said by what it hangs on: a row of a schedule, a batch, a subscription. */
export const video = pgTable(
  'video',
  {
    id: identity(),
    title: localizedText().notNull(),
    description: localizedText(),
    subject: localizedText(),
    teacherId: integer().references(() => teacher.id),
    source: text({ enum: videoSources }).notNull(),
    // Of `file` and `hls`; the smallest first.
    renditions: jsonb().$type<VideoRendition[]>().notNull().default([]),
    // Of `hls`: the playlist that names all sizes, under `videos/` in the data folder.
    playlist: text(),
    embedLink: text(),
    captions: jsonb().$type<VideoCaption[]>().notNull().default([]),
    // What it had before; the sweep lets go of them.
    retired: jsonb().$type<RetiredFiles[]>().notNull().default([]),
    poster: text(),
    durationSeconds: integer().notNull(),
    // Null where it came with the product. Teachers change what they brought themselves.
    createdBy: integer().references(() => staff.id),
    ...timestamps(),
  },
  (table) => [
    index('video_by_source').on(table.source, table.id),
    index('video_search').using(
      'gin',
      sql`search_key((title ->> 'bn') || ' ' || coalesce(title ->> 'en', '')) gin_trgm_ops`,
    ),
    check('video_texts', isLocalizedText(table.title, table.description, table.subject)),
    check('video_source', oneOf(table.source, videoSources)),
    check(
      'video_has_its_source',
      sql`(${table.source} = 'embed') = (${table.embedLink} is not null) and (${table.source} = 'hls') = (${table.playlist} is not null) and (${table.source} = 'embed' or jsonb_array_length(${table.renditions}) > 0)`,
    ),
    check(
      'video_links',
      sql`(${table.embedLink} is null or ${isLink(table.embedLink)}) and (${table.poster} is null or ${isLink(table.poster)})`,
    ),
    check('video_duration', sql`${table.durationSeconds} > 0`),
  ],
)
