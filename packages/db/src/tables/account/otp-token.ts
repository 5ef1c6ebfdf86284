import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf } from '../columns.ts'
import { otpPurposes } from './otp-challenge.ts'

/** Proof that a phone answered its code; the next form sends it, once. */
export const otpToken = pgTable(
  'otp_token',
  {
    id: identity(),
    tokenHash: text().notNull().unique('otp_token_hash_unique'),
    phone: text().notNull(),
    purpose: text({ enum: otpPurposes }).notNull(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [check('otp_token_purpose', oneOf(table.purpose, otpPurposes))],
)
