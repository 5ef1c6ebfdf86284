import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf } from '../columns.ts'
import { staff } from './staff.ts'
import { staffSession } from './staff-session.ts'

/** What the answer to a challenge is for. */
export const challengeKinds = [
  'second_factor',
  'passkey_sign_in',
  'passkey_new',
  'passkey_step_up',
  'totp_new',
] as const

/** One step of a sign-in that waits for the next. Gone with the first answer, whatever it is. */
export const staffChallenge = pgTable(
  'staff_challenge',
  {
    id: identity(),
    tokenHash: text().notNull().unique('staff_challenge_token_hash_unique'),
    kind: text({ enum: challengeKinds }).notNull(),
    // Null where nobody has said yet who they are.
    staffId: integer().references(() => staff.id),
    staffSessionId: integer().references(() => staffSession.id),
    // The bytes a passkey signs, or a sealed secret that is not in use yet.
    value: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('staff_challenge_expires_at').on(table.expiresAt),
    check('staff_challenge_kind', oneOf(table.kind, challengeKinds)),
  ],
)
