import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { doctor } from './doctor.ts'
import { pushSwitches, usualWishes } from './push-values.ts'

/** What a doctor wishes to be told of, and when not. Who never chose has no row: everything, but not by night. */
export const pushSetting = pgTable(
  'push_setting',
  {
    doctorId: integer()
      .primaryKey()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    // Of the switches those that are turned off: a kind that comes later is on.
    off: text({ enum: pushSwitches }).array().notNull().default([]),
    // Minutes of the day in Dhaka; the same twice is no night at all.
    quietFrom: integer().notNull().default(usualWishes.quietFrom),
    quietUntil: integer().notNull().default(usualWishes.quietUntil),
    // Whether an exam may remind by night as well.
    examsInQuiet: boolean().notNull().default(usualWishes.examsInQuiet),
    // At which minute of the day cards that are due are told of.
    cardsAt: integer().notNull().default(usualWishes.cardsAt),
    updatedAt: moment().notNull(),
  },
  (table) => [
    check(
      'push_setting_off',
      sql`${table.off} <@ array[${sql.raw(pushSwitches.map((name) => `'${name}'`).join(', '))}]`,
    ),
    check(
      'push_setting_minutes',
      sql`${table.quietFrom} between 0 and 1439 and ${table.quietUntil} between 0 and 1439 and ${table.cardsAt} between 0 and 1439`,
    ),
  ],
)
