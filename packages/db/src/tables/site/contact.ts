import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, isLink, listed, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'

/** A branch of the centre and how to reach it. */
export const contact = pgTable(
  'contact',
  {
    id: identity(),
    name: localizedText().notNull(),
    // E.164, the one to call first at the front.
    phones: jsonb().$type<string[]>().notNull().default([]),
    email: text(),
    address: localizedText().notNull(),
    directions: localizedText(),
    mapUrl: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    hours: localizedText(),
    // The branch that the home page shows.
    isMain: boolean().notNull().default(false),
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    index('contact_position').on(table.position, table.id),
    uniqueIndex('contact_one_main').on(table.isMain).where(sql`is_main`),
    check('contact_texts', isLocalizedText(table.name, table.address, table.directions, table.hours)),
    check('contact_map_url', isLink(table.mapUrl)),
    check('contact_phones_are_a_list', sql`jsonb_typeof(${table.phones}) = 'array'`),
    check('contact_place_is_whole', sql`(${table.latitude} is null) = (${table.longitude} is null)`),
    check('contact_latitude', sql`${table.latitude} between -90 and 90`),
    check('contact_longitude', sql`${table.longitude} between -180 and 180`),
  ],
)
