import { defaultChangeRule } from '@prostuti/payment-rules'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'
import { course } from './course.ts'

export const courseSetting = pgTable(
  'course_setting',
  {
    courseId: integer()
      .primaryKey()
      .references(() => course.id, { onDelete: 'cascade' }),
    enrolmentOpen: boolean().notNull().default(true),
    allowInstalments: boolean().notNull().default(false),
    // Whether a doctor sees their rank in this course's results.
    showRank: boolean().notNull().default(true),
    // After so many days without a due instalment lectures wait for it.
    pauseLecturesAfterDays: integer().notNull().default(7),
    // So many days after the batch's first day a doctor may still move to another timetable or batch.
    moveWithinDays: integer().notNull().default(defaultChangeRule.moveWithinDays),
    // What a dearer batch costs more is due so many days after the move.
    moveDueAfterDays: integer().notNull().default(defaultChangeRule.moveDueAfterDays),
    // So many whole days after the first class everything goes back to whoever leaves.
    fullRefundDays: integer().notNull().default(defaultChangeRule.fullRefundDays),
    // By so many days one instalment may be put off.
    postponeDays: integer().notNull().default(defaultChangeRule.postponeDays),
    // Null: the centre's own phone answers for the course.
    supportPhone: text(),
    helpText: localizedText(),
    ...timestamps(),
  },
  (table) => [
    check('course_setting_texts', isLocalizedText(table.helpText)),
    check('course_setting_pause', sql`${table.pauseLecturesAfterDays} >= 0`),
    check(
      'course_setting_days',
      sql`${table.moveWithinDays} >= 0 and ${table.moveDueAfterDays} >= 0 and ${table.fullRefundDays} >= 0 and ${table.postponeDays} >= 0`,
    ),
  ],
)
