import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { identity, timestamps } from '../columns.ts'
import { video } from './video.ts'

/** What a doctor wrote down at a moment of a video. */
export const videoNote = pgTable(
  'video_note',
  {
    id: identity(),
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    videoId: integer()
      .notNull()
      .references(() => video.id, { onDelete: 'cascade' }),
    atSeconds: integer().notNull(),
    text: text().notNull(),
    ...timestamps(),
  },
  (table) => [
    index('video_note_place').on(table.doctorId, table.videoId, table.atSeconds, table.id),
    index('video_note_video_id').on(table.videoId),
    check(
      'video_note_text',
      sql`${table.text} <> '' and char_length(${table.text}) <= 2000 and ${table.atSeconds} >= 0`,
    ),
  ],
)
