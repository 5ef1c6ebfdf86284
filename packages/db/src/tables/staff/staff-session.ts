import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf } from '../columns.ts'
import { staff } from './staff.ts'

/** How somebody has shown who they are. */
export const staffProofs = ['password', 'totp', 'passkey', 'recovery'] as const

export const staffSessionEndings = [
  'signed_out',
  'ended_by_member',
  'ended_by_owner',
  'suspended',
  'factor_changed',
] as const

/** One browser in which a member of staff is signed in. The token itself is never stored. */
export const staffSession = pgTable(
  'staff_session',
  {
    id: identity(),
    tokenHash: text().notNull().unique('staff_session_token_hash_unique'),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    proofs: text({ enum: staffProofs }).array().notNull(),
    // What the browser calls itself, in a few words.
    browser: text().notNull(),
    address: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    // Written at most once a minute; half an hour after it the session is over.
    lastUsedAt: moment().notNull().defaultNow(),
    // The last moment however busy it is.
    expiresAt: moment().notNull(),
    // When a second factor was last shown, for what asks for it again.
    provedAt: moment().notNull(),
    endedAt: moment(),
    endedBecause: text({ enum: staffSessionEndings }),
  },
  (table) => [
    index('staff_session_open').on(table.staffId).where(sql`ended_at is null`),
    check('staff_session_proofs', sql`${table.proofs} <@ array['password', 'totp', 'passkey', 'recovery']`),
    check('staff_session_ended_because', oneOf(table.endedBecause, staffSessionEndings)),
    check('staff_session_ends_for_a_reason', sql`(${table.endedAt} is null) = (${table.endedBecause} is null)`),
  ],
)
