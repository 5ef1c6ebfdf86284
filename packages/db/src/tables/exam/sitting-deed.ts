import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'
import { staff } from '../staff/staff.ts'
import { paper } from './paper.ts'

export const sittingDeeds = ['extend', 'reopen', 'message', 'pause', 'resume', 'withdraw'] as const

/** What was done in the control room while a paper was sat: to some attempts or to all. Rows are only ever added. */
export const sittingDeed = pgTable(
  'sitting_deed',
  {
    id: identity(),
    paperId: integer()
      .notNull()
      .references(() => paper.id),
    kind: text({ enum: sittingDeeds }).notNull(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    at: moment().notNull(),
    // Made by the page for one press: a second one with the same key does nothing.
    pressKey: text().notNull(),
    // How much was added for everybody alike; null for as long as each was silent.
    minutes: integer(),
    reason: text(),
    // What they read in their rooms, until they have read it.
    words: localizedText(),
    // Everybody, those included who begin later.
    toAll: boolean().notNull().default(false),
    // The deed that a withdrawal takes back.
    withdraws: integer(),
  },
  (table) => [
    unique('sitting_deed_press').on(table.staffId, table.pressKey),
    index('sitting_deed_paper_id').on(table.paperId, table.id),
    check('sitting_deed_kind', oneOf(table.kind, sittingDeeds)),
    check('sitting_deed_words', isLocalizedText(table.words)),
    check('sitting_deed_minutes', sql`${table.minutes} between 1 and 600`),
    check('sitting_deed_withdraws', sql`(${table.kind} = 'withdraw') = (${table.withdraws} is not null)`),
  ],
)
