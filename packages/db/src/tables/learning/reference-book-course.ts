import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { course } from '../catalogue/course.ts'
import { referenceBook } from './reference-book.ts'

/** The courses whose doctors may read a book. */
export const referenceBookCourse = pgTable(
  'reference_book_course',
  {
    bookId: integer()
      .notNull()
      .references(() => referenceBook.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.bookId, table.courseId] }),
    index('reference_book_course_course_id').on(table.courseId),
  ],
)
