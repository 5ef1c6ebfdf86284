import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { video } from '../learning/video.ts'
import { subscriptionOffer } from './subscription-offer.ts'

/** What stands on a shelf. */
export const subscriptionOfferVideo = pgTable(
  'subscription_offer_video',
  {
    offerId: integer()
      .notNull()
      .references(() => subscriptionOffer.id, { onDelete: 'cascade' }),
    videoId: integer()
      .notNull()
      .references(() => video.id),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.videoId] }),
    index('subscription_offer_video_video_id').on(table.videoId),
  ],
)
