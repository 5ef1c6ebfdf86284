import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment } from '../columns.ts'

/** Somebody who began to join, and which campaign brought them. Kept for thirteen months. */
export const joinRecord = pgTable(
  'join_record',
  {
    id: identity(),
    phone: text().notNull(),
    name: text().notNull(),
    // What the address of the join page said of where they came from: utm_source, ref, … Nothing else of it.
    campaign: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('join_record_phone').on(table.phone, table.createdAt),
    index('join_record_created_at').on(table.createdAt),
  ],
)
