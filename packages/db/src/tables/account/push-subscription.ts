import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf } from '../columns.ts'
import { doctor } from './doctor.ts'
import { pushKey } from './push-key.ts'
import { signIn } from './sign-in.ts'

/** A browser of a doctor that is told of news while no page is open. Address and keys are a capability: they are in no log. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: identity(),
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    // With the sign-in ends the telling: phones are shared.
    signInId: integer()
      .notNull()
      .references(() => signIn.id, { onDelete: 'cascade' }),
    pushKeyId: integer()
      .notNull()
      .references(() => pushKey.id),
    endpoint: text().notNull().unique('push_subscription_endpoint_unique'),
    // The browser's public key, 65 bytes, and the secret of the subscription, 16 bytes.
    p256dh: text().notNull(),
    auth: text().notNull(),
    locale: text({ enum: ['bn', 'en'] }).notNull(),
    createdAt: moment().notNull(),
    lastSentAt: moment(),
  },
  (table) => [
    index('push_subscription_doctor_id').on(table.doctorId),
    index('push_subscription_sign_in_id').on(table.signInId),
    index('push_subscription_push_key_id').on(table.pushKeyId),
    check(
      'push_subscription_endpoint',
      sql`${table.endpoint} ~ '^https://' and char_length(${table.endpoint}) <= 1000`,
    ),
    check('push_subscription_locale', oneOf(table.locale, ['bn', 'en'])),
  ],
)
