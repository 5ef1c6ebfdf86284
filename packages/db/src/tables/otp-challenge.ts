import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf } from './columns.ts'

export const otpPurposes = ['register', 'reset', 'device'] as const

/** A code that was sent. Only the newest of a phone and purpose can be answered. */
export const otpChallenge = pgTable(
  'otp_challenge',
  {
    id: identity(),
    phone: text().notNull(),
    purpose: text({ enum: otpPurposes }).notNull(),
    // HMAC of secret, purpose, phone and code: the code itself is nowhere but in the SMS.
    codeHmac: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    triesLeft: integer().notNull().default(5),
    usedAt: moment(),
    // For the cap per address; the address itself is not kept.
    addressHash: text(),
  },
  (table) => [
    index('otp_challenge_newest').on(table.phone, table.purpose, table.id.desc()),
    index('otp_challenge_sent').on(table.phone, table.createdAt),
    check('otp_challenge_purpose', oneOf(table.purpose, otpPurposes)),
    check('otp_challenge_tries', sql`${table.triesLeft} between 0 and 5`),
  ],
)
