import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, isLink, listed, moment, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'

export const scrollingNotice = pgTable(
  'scrolling_notice',
  {
    id: identity(),
    title: localizedText().notNull(),
    // A web address opens in a new tab, a path navigates, null is plain text.
    link: text(),
    // Null: shown from the start, or without an end.
    startsAt: moment(),
    endsAt: moment(),
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    index('scrolling_notice_position').on(table.position, table.id),
    check('scrolling_notice_texts', isLocalizedText(table.title)),
    check('scrolling_notice_link', isLink(table.link)),
    check('scrolling_notice_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)
