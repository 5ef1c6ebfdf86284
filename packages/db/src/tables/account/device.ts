import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, moment } from '../columns.ts'
import { doctor } from './doctor.ts'

/** One browser of one doctor, known by the hash of its device token. */
export const device = pgTable(
  'device',
  {
    id: identity(),
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    // Browser and system as a person would name them.
    label: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment().notNull().defaultNow(),
    verifiedAt: moment(),
    releasedAt: moment(),
    // An exam runs on it until then: whatever happens to the device's slot, it is not locked out before.
    heldUntil: moment(),
  },
  (table) => [
    uniqueIndex('device_of_doctor').on(table.doctorId, table.tokenHash).where(sql`released_at is null`),
    // When a doctor was last seen, also on what was released since.
    index('device_doctor_id').on(table.doctorId, table.lastUsedAt),
    // Whether two accounts are used in one browser.
    index('device_token_hash').on(table.tokenHash),
    index('device_verified').on(table.doctorId).where(sql`verified_at is not null and released_at is null`),
  ],
)
