import { sql } from 'drizzle-orm'
import { check, customType, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { moment } from '../columns.ts'
import { video } from './video.ts'

const secondsWatched = customType<{ data: string }>({ dataType: () => 'int4multirange' })

/** How far a doctor has come in a video: where to go on, and which of its seconds were really watched. */
export const videoProgress = pgTable(
  'video_progress',
  {
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    videoId: integer()
      .notNull()
      .references(() => video.id, { onDelete: 'cascade' }),
    positionSeconds: integer().notNull().default(0),
    // When the browser was there, by the server's clock: a report that was on its way for long does not move the position back.
    positionAt: moment().notNull(),
    watched: secondsWatched().notNull().default(sql`'{}'`),
    // The sum of the ranges, kept with them so that lists need not unfold them.
    watchedSeconds: integer().notNull().default(0),
    // Nine tenths of it were watched.
    completedAt: moment(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.doctorId, table.videoId] }),
    index('video_progress_video_id').on(table.videoId),
    check('video_progress_counts', sql`${table.positionSeconds} >= 0 and ${table.watchedSeconds} >= 0`),
  ],
)
