import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { asc, count, eq } from 'drizzle-orm'
import { findBatches } from './find-batches.ts'
import { isOpen, payable } from './open-batches.ts'

const { batch, batchCategory, course, courseSession } = tables

/** What the filters of the batch list can be set to. What no open batch stands behind is left out. */
export async function listBatchFilterChoices(tx: Tx, { locale, now }: { locale: Locale; now: Date }) {
  const [counts, highest, categories, courses, sessions] = await Promise.all([
    countOpenBatches(tx, now),
    readHighestPayable(tx, now),
    selectCategories(tx),
    selectCourses(tx),
    selectSessions(tx),
  ])
  const courseOf = new Map(sessions.map((each) => [each.id, each.course]))
  const openWhere = (counted: (each: (typeof counts)[number]) => boolean) =>
    counts.filter(counted).reduce((sum, each) => sum + each.open, 0)
  return {
    categories: categories
      .map(({ id, title, ...row }) => ({
        ...row,
        title: pickText(title, locale),
        open_batches: openWhere(({ categoryId }) => categoryId === id),
      }))
      .filter(isBacked),
    courses: courses
      .map(({ slug, title }) => ({
        slug,
        title: pickText(title, locale),
        open_batches: openWhere(({ sessionId }) => courseOf.get(sessionId) === slug),
      }))
      .filter(isBacked),
    sessions: sessions
      .map(({ id, title, ...row }) => ({
        id,
        ...row,
        title: pickText(title, locale),
        open_batches: openWhere(({ sessionId }) => sessionId === id),
      }))
      .filter(isBacked),
    highest_payable_paisa: highest,
  }
}

const isBacked = (choice: { open_batches: number }) => choice.open_batches > 0

/** Of every category in every session. */
function countOpenBatches(tx: Tx, now: Date) {
  return tx
    .select({
      categoryId: batch.batchCategoryId,
      sessionId: batch.courseSessionId,
      open: count(),
    })
    .from(batch)
    .where(isOpen(now))
    .groupBy(batch.batchCategoryId, batch.courseSessionId)
}

/** The dearest is found in the order by fee, instead of comparing all. */
async function readHighestPayable(tx: Tx, now: Date): Promise<number> {
  const [dearest] = await findBatches(tx, { filter: {}, sort: '-fee', now, limit: 1, offset: 0 })
  if (dearest === undefined) return 0
  const [row] = await tx
    .select({ payable: payable(now) })
    .from(batch)
    .where(eq(batch.id, dearest))
  return row?.payable ?? 0
}

const selectCategories = (tx: Tx) =>
  tx
    .select({ id: batchCategory.id, slug: batchCategory.slug, title: batchCategory.title, course: course.slug })
    .from(batchCategory)
    .innerJoin(course, eq(course.id, batchCategory.courseId))
    .orderBy(asc(batchCategory.position), asc(batchCategory.id))
    .limit(200)

const selectCourses = (tx: Tx) =>
  tx
    .select({ slug: course.slug, title: course.title })
    .from(course)
    .orderBy(asc(course.position), asc(course.id))
    .limit(100)

const selectSessions = (tx: Tx) =>
  tx
    .select({ id: courseSession.id, title: courseSession.title, course: course.slug })
    .from(courseSession)
    .innerJoin(course, eq(course.id, courseSession.courseId))
    .where(eq(courseSession.isActive, true))
    .orderBy(asc(courseSession.startsOn), asc(courseSession.id))
    .limit(500)
