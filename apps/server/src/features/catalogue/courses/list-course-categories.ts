import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, asc, count, eq } from 'drizzle-orm'
import { isOpen } from '../batches/open-batches.ts'

const { batch, batchCategory, course } = tables

/** The categories of one course, with the number of batches one can enrol in now. */
export async function listCourseCategories(
  tx: Tx,
  { courseSlug, locale, now }: { courseSlug: string; locale: Locale; now: Date },
) {
  const [categories, counts] = await Promise.all([
    tx
      .select({ id: batchCategory.id, slug: batchCategory.slug, title: batchCategory.title })
      .from(batchCategory)
      .innerJoin(course, eq(course.id, batchCategory.courseId))
      .where(and(eq(course.slug, courseSlug), eq(batchCategory.isActive, true)))
      .orderBy(asc(batchCategory.position), asc(batchCategory.id))
      .limit(100),
    tx
      .select({ categoryId: batch.batchCategoryId, open: count() })
      .from(batch)
      .innerJoin(course, eq(course.id, batch.courseId))
      .where(and(eq(course.slug, courseSlug), isOpen(now)))
      .groupBy(batch.batchCategoryId),
  ])
  const openOf = new Map(counts.map((each) => [each.categoryId, each.open]))
  return categories.map(({ id, slug, title }) => ({
    slug,
    title: pickText(title, locale),
    open_batches: openOf.get(id) ?? 0,
  }))
}
