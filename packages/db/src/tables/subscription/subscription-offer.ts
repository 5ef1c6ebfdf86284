import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { course } from '../catalogue/course.ts'
import { identity, listed, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'

/** How long, and what is taken off for choosing long: `{ days: 90, percentOff: 10 }`. */
export type SubscriptionDuration = { days: number; percentOff: number }

/** A shelf of recorded lectures from which a doctor takes those they want, for a time: the `{id}` of `/my/subscription/{id}`. */
export const subscriptionOffer = pgTable(
  'subscription_offer',
  {
    id: identity(),
    courseId: integer().references(() => course.id),
    title: localizedText().notNull(),
    summary: localizedText().notNull(),
    // Of one video for thirty days.
    monthPaisa: integer().notNull(),
    durations: jsonb().$type<SubscriptionDuration[]>().notNull(),
    // Fewer are not sold.
    leastVideos: integer().notNull().default(1),
    // Within so many hours of buying everything goes back, if no video was watched.
    refundHours: integer().notNull().default(24),
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    check('subscription_offer_texts', isLocalizedText(table.title, table.summary)),
    check('subscription_offer_price', sql`${table.monthPaisa} > 0 and ${table.leastVideos} > 0`),
    check('subscription_offer_refund', sql`${table.refundHours} >= 0`),
    check('subscription_offer_durations', sql`jsonb_array_length(${table.durations}) > 0`),
  ],
)
