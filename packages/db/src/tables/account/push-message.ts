import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf } from '../columns.ts'
import { pushSubscription } from './push-subscription.ts'
import { pushKinds } from './push-values.ts'

/** What one browser is to be told; gone once the push service has taken it, or nobody would want it any more. */
export const pushMessage = pgTable(
  'push_message',
  {
    id: identity(),
    subscriptionId: integer()
      .notNull()
      .references(() => pushSubscription.id, { onDelete: 'cascade' }),
    kind: text({ enum: pushKinds }).notNull(),
    // The browser shows each once: a message may reach its service twice where a process died before it could write down that it had.
    newsId: uuid().notNull().default(sql`gen_random_uuid()`),
    // What the browser shows: a locked phone shows it to anybody, so it never says what was written.
    title: text().notNull(),
    body: text().notNull(),
    // Where it leads, on this site.
    link: text().notNull(),
    // A newer one of the same topic takes its place.
    topic: text().notNull(),
    sendAt: moment().notNull(),
    until: moment().notNull(),
    tries: integer().notNull().default(0),
  },
  (table) => [
    index('push_message_to_send').on(table.sendAt),
    index('push_message_subscription_id').on(table.subscriptionId),
    check('push_message_kind', oneOf(table.kind, pushKinds)),
  ],
)
