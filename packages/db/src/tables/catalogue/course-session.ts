import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { identity, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'
import { course } from './course.ts'

/** One year's run of a course: `year_course_session_id` on the wire. */
export const courseSession = pgTable(
  'course_session',
  {
    id: identity(),
    courseId: integer()
      .notNull()
      .references(() => course.id),
    year: integer().notNull(),
    // 'জানুয়ারি ২০২৭'
    title: localizedText().notNull(),
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }).notNull(),
    isActive: boolean().notNull().default(true),
    ...timestamps(),
  },
  (table) => [
    index('course_session_course_id').on(table.courseId, table.startsOn),
    index('course_session_by_start').on(table.startsOn, table.id),
    unique('course_session_start_unique').on(table.courseId, table.startsOn),
    check('course_session_texts', isLocalizedText(table.title)),
    check('course_session_year', sql`${table.year} between 2000 and 2200`),
    check('course_session_ends_after_start', sql`${table.endsOn} >= ${table.startsOn}`),
  ],
)
