import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, isLink, listed, moment, oneOf, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'
import { contact } from '../site/contact.ts'

export const eventModes = ['online', 'branch'] as const

/** A stand-alone public happening: a workshop, a mock test. */
export const event = pgTable(
  'event',
  {
    id: identity(),
    name: localizedText().notNull(),
    // Without a picture the page draws a cover.
    image: text(),
    // Two or three sentences.
    summary: localizedText(),
    // Rich text.
    about: localizedText(),
    startsAt: moment().notNull(),
    endsAt: moment(),
    // The last moment to register.
    deadline: moment().notNull(),
    // Zero is free of charge.
    feePaisa: integer().notNull(),
    mode: text({ enum: eventModes }).notNull(),
    // The branch where it is held; none for an online one.
    contactId: integer().references(() => contact.id),
    // Where an online one is joined. Only who is registered is told, at the press, so it is in no answer that lists or shows events.
    joinLink: text(),
    // Null: as many as come.
    seats: integer(),
    seatsSold: integer().notNull().default(0),
    searchKey: text()
      .notNull()
      .generatedAlwaysAs(sql`search_key((name ->> 'bn') || ' ' || coalesce(name ->> 'en', ''))`),
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    index('event_upcoming').on(table.deadline, table.position, table.id).where(sql`is_active`),
    // The office lists past ones and drafts too.
    index('event_by_start').on(table.startsAt, table.id),
    index('event_draft').on(table.startsAt, table.id).where(sql`not is_active`),
    index('event_search').using('gin', table.searchKey.op('gin_trgm_ops')),
    index('event_contact_id').on(table.contactId),
    check('event_texts', isLocalizedText(table.name)),
    check('event_more_texts', isLocalizedText(table.summary, table.about)),
    check('event_seats', sql`${table.seatsSold} between 0 and ${table.seats}`),
    check('event_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
    check('event_image', isLink(table.image)),
    check('event_fee', sql`${table.feePaisa} >= 0`),
    check(
      'event_join_link',
      sql`${table.joinLink} is null or (${table.mode} = 'online' and ${table.joinLink} ~ '^https://[^[:space:]]+$' and length(${table.joinLink}) <= 1000)`,
    ),
    check('event_mode', oneOf(table.mode, eventModes)),
  ],
)
