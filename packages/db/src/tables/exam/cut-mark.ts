import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identity, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'
import { rulePack } from './rule-pack.ts'

/** What was enough in a real exam of the past: forecasts rest on it. Staff write down what was published. */
export const cutMark = pgTable(
  'cut_mark',
  {
    id: identity(),
    packKey: text()
      .notNull()
      .references(() => rulePack.key, { onUpdate: 'cascade' }),
    // As people call it: 'July 2025', 'the 46th BCS'.
    session: localizedText().notNull(),
    heldOn: date({ mode: 'string' }).notNull(),
    // In hundredths.
    marks: integer().notNull(),
    outOf: integer().notNull(),
    // Where it is from.
    note: text().notNull().default(''),
    ...timestamps(),
  },
  (table) => [
    unique('cut_mark_once').on(table.packKey, table.heldOn),
    check('cut_mark_session', isLocalizedText(table.session)),
    check('cut_mark_marks', sql`${table.marks} > 0 and ${table.marks} <= ${table.outOf}`),
  ],
)
