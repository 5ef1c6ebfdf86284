import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { batch } from '../catalogue/batch.ts'
import { identity, listed, moment, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'
import { staff } from '../staff/staff.ts'
import { video } from './video.ts'

/** A video given to a batch outside of its schedules. */
export const adminVideo = pgTable(
  'admin_video',
  {
    id: identity(),
    batchId: integer()
      .notNull()
      .references(() => batch.id, { onDelete: 'cascade' }),
    videoId: integer()
      .notNull()
      .references(() => video.id),
    // Why it was given: 'before the class on arrhythmia'.
    note: localizedText(),
    publishedAt: moment().notNull(),
    // The last moment to watch it; null is as long as the batch runs.
    until: moment(),
    // Null where it came with the product. Teachers change what they brought themselves.
    createdBy: integer().references(() => staff.id),
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    unique('admin_video_once').on(table.batchId, table.videoId),
    index('admin_video_video_id').on(table.videoId),
    index('admin_video_hidden').on(table.id).where(sql`not is_active`),
    check('admin_video_texts', isLocalizedText(table.note)),
    check('admin_video_until', sql`${table.until} > ${table.publishedAt}`),
  ],
)
