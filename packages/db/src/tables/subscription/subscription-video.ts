import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { video } from '../learning/video.ts'
import { subscription } from './subscription.ts'

/** What was chosen. */
export const subscriptionVideo = pgTable(
  'subscription_video',
  {
    subscriptionId: integer()
      .notNull()
      .references(() => subscription.id, { onDelete: 'cascade' }),
    videoId: integer()
      .notNull()
      .references(() => video.id),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.videoId] }),
    index('subscription_video_video_id').on(table.videoId),
  ],
)
