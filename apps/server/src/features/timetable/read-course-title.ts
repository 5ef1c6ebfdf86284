import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { eq } from 'drizzle-orm'
import type { OwnCourse } from '../enrolment/index.ts'

const { batch } = tables

/** What a page about a part of a course calls the course. */
export async function readCourseTitle(tx: Tx, { id, batchId }: OwnCourse, locale: Locale) {
  const [row] = await tx.select({ title: batch.title }).from(batch).where(eq(batch.id, batchId))
  return { id, title: row ? pickText(row.title, locale) : '' }
}
