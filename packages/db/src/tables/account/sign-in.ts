import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf } from '../columns.ts'
import { staff } from '../staff/staff.ts'
import { device } from './device.ts'
import { doctor } from './doctor.ts'

export const signInEndings = [
  'logout',
  'password_changed',
  'device_released',
  'ended_by_doctor',
  'ended_by_staff',
  'merged',
  'impersonation_ended',
] as const

/** One bearer token. The token itself is never stored. */
export const signIn = pgTable(
  'sign_in',
  {
    id: identity(),
    tokenHash: text().notNull().unique('sign_in_token_hash_unique'),
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    // Null for an impersonation, which belongs to no device of the doctor's.
    deviceId: integer().references(() => device.id, { onDelete: 'cascade' }),
    // The member of staff who looks at the site as this doctor.
    impersonatedBy: integer().references(() => staff.id),
    createdAt: moment().notNull().defaultNow(),
    // Written at most once a minute.
    lastUsedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    endedBecause: text({ enum: signInEndings }),
  },
  (table) => [
    index('sign_in_open').on(table.doctorId).where(sql`ended_at is null`),
    index('sign_in_device_id').on(table.deviceId),
    check(
      'sign_in_has_a_device_or_is_impersonation',
      sql`(${table.deviceId} is null) <> (${table.impersonatedBy} is null)`,
    ),
    check('sign_in_ended_because', oneOf(table.endedBecause, signInEndings)),
    check('sign_in_ends_for_a_reason', sql`(${table.endedAt} is null) = (${table.endedBecause} is null)`),
  ],
)
