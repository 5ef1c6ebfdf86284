import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf } from '../columns.ts'

// `phone`, `close`: said to a member of staff on the telephone, who asked for it.
export const otpPurposes = ['register', 'reset', 'device', 'phone', 'close'] as const

/** Whose budget a code was taken from: see `otpBudgets` in the server's limits. */
export const otpBudgets = ['stranger', 'known_browser', 'signed_in', 'desk'] as const

/** A code that was sent. Only the browser that asked for it can answer it, and only its newest of a phone and purpose. */
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
    // Hash of the device token that asked: nobody else can use up its tries, or take its place with a newer code.
    browserHash: text().notNull(),
    budget: text({ enum: otpBudgets }).notNull(),
    // For the caps per address; the address itself is not kept.
    addressHash: text(),
  },
  (table) => [
    index('otp_challenge_newest').on(table.phone, table.purpose, table.browserHash, table.id.desc()),
    index('otp_challenge_sent').on(table.phone, table.createdAt),
    check('otp_challenge_purpose', oneOf(table.purpose, otpPurposes)),
    check('otp_challenge_budget', oneOf(table.budget, otpBudgets)),
    check('otp_challenge_tries', sql`${table.triesLeft} between 0 and 5`),
  ],
)
