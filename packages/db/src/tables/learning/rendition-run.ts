import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf, timestamps } from '../columns.ts'
import { video } from './video.ts'

export const renditionRunStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

/** The making of a video's sizes from the file that was uploaded: hours of work, one video at a time (decision 072). */
export const renditionRun = pgTable(
  'rendition_run',
  {
    id: identity(),
    videoId: integer()
      .notNull()
      .references(() => video.id, { onDelete: 'cascade' }),
    // The uploaded file, under `videos/`: one that was replaced meanwhile is not worth going on with.
    file: text().notNull(),
    state: text({ enum: renditionRunStates }).notNull().default('waiting'),
    percent: integer().notNull().default(0),
    tries: integer().notNull().default(0),
    // The last lines of what the program said.
    error: text(),
    // When the process that works on it was last heard of.
    seenAt: moment(),
    ...timestamps(),
  },
  (table) => [
    index('rendition_run_video_id').on(table.videoId, table.id),
    index('rendition_run_open').on(table.id).where(sql`state in ('waiting', 'running')`),
    check('rendition_run_state', oneOf(table.state, renditionRunStates)),
    check('rendition_run_percent', sql`${table.percent} between 0 and 100 and ${table.tries} >= 0`),
  ],
)
