import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { identity, moment, oneOf, timestamps } from '../columns.ts'
import { subscriptionOffer } from './subscription-offer.ts'

/**
 * `pending`: not paid yet; `active`: paid, and its time is between `startsAt` and `endsAt`; `ended`: the money went back;
 * `lapsed`: never paid.
 */
export const subscriptionStates = ['pending', 'active', 'ended', 'lapsed'] as const

/** Videos a doctor may watch for a time, bought with one order. Renewing is a new one that begins when this one ends. */
export const subscription = pgTable(
  'subscription',
  {
    id: identity(),
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    offerId: integer()
      .notNull()
      .references(() => subscriptionOffer.id),
    state: text({ enum: subscriptionStates }).notNull().default('pending'),
    days: integer().notNull(),
    // The one it renews; from its payment on the one whose end it waits for, if there is one of the same shelf.
    renewsId: integer().references((): AnyPgColumn => subscription.id, { onDelete: 'set null' }),
    // Until when the price that was shown is kept, as a seat would be. Null when nobody is about to pay.
    heldUntil: moment(),
    // Set when it is paid.
    startsAt: moment(),
    endsAt: moment(),
    ...timestamps(),
  },
  (table) => [
    index('subscription_doctor_id').on(table.doctorId, table.offerId, table.endsAt),
    index('subscription_offer_id').on(table.offerId),
    index('subscription_renews_id').on(table.renewsId),
    check('subscription_state', oneOf(table.state, subscriptionStates)),
    check('subscription_days', sql`${table.days} between 1 and 1000`),
    check(
      'subscription_times',
      sql`(${table.state} in ('active', 'ended')) = (${table.startsAt} is not null and ${table.endsAt} > ${table.startsAt})`,
    ),
  ],
)
