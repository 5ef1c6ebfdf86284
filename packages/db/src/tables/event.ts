import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, isLink, listed, moment, oneOf, timestamps } from './columns.ts'
import { isLocalizedText, localizedText } from './localized-text.ts'

export const eventModes = ['online', 'branch'] as const

/** A stand-alone public happening: a workshop, a mock test. */
export const event = pgTable(
  'event',
  {
    id: identity(),
    name: localizedText().notNull(),
    // Without a picture the page draws a cover.
    image: text(),
    startsAt: moment().notNull(),
    // The last moment to register.
    deadline: moment().notNull(),
    // Zero is free of charge.
    feePaisa: integer().notNull(),
    mode: text({ enum: eventModes }).notNull(),
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    index('event_upcoming').on(table.deadline, table.position, table.id).where(sql`is_active`),
    check('event_texts', isLocalizedText(table.name)),
    check('event_image', isLink(table.image)),
    check('event_fee', sql`${table.feePaisa} >= 0`),
    check('event_mode', oneOf(table.mode, eventModes)),
  ],
)
