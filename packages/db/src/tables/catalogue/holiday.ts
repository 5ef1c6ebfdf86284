import { boolean, check, date, pgTable } from 'drizzle-orm/pg-core'
import { identity, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'

/** A day on which nothing is held: Eid, a hartal. */
export const holiday = pgTable(
  'holiday',
  {
    id: identity(),
    day: date({ mode: 'string' }).notNull().unique('holiday_day_unique'),
    name: localizedText().notNull(),
    // Called at short notice: what stands on that day has to be moved by hand.
    isHartal: boolean().notNull().default(false),
    ...timestamps(),
  },
  (table) => [check('holiday_name', isLocalizedText(table.name))],
)
