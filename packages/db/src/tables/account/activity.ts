import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** One navigation of one reader. */
export const activity = pgTable(
  'activity',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    // When it happened; rows are written in batches a little later.
    at: moment().notNull().defaultNow(),
    to: text().notNull(),
    query: jsonb().$type<Record<string, string | string[]>>(),
    from: text(),
    // Null for a visitor. No foreign key: a record outlives the account and must not slow its writing.
    doctorId: bigint({ mode: 'number' }),
    // The device token itself is a secret and is never stored.
    deviceHash: text(),
    requestId: text(),
  },
  (table) => [
    index('activity_at').on(table.at),
    // A doctor may take a copy of it away, and have it forgotten.
    index('activity_doctor_id').on(table.doctorId).where(sql`doctor_id is not null`),
  ],
)
