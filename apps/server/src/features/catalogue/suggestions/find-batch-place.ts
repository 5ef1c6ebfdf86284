import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'

const { batchCategory, course } = tables

/** What the slug in the address of a batch list stands for. Where a category and a course share one, it is the category. */
export async function findBatchPlace(tx: Tx, { slug, locale }: { slug: string; locale: Locale }) {
  const [[category], [line]] = await Promise.all([selectCategory(tx, slug), selectCourse(tx, slug)])
  const found = category ?? line
  if (found === undefined) throw new AppError('not_found')
  return {
    kind: found.kind,
    slug,
    title: pickText(found.title, locale),
    subtitle: pickText(found.subtitle, locale),
    course: { slug: found.course.slug, title: pickText(found.course.title, locale) },
  }
}

async function selectCategory(tx: Tx, slug: string) {
  const rows = await tx
    .select({
      title: batchCategory.title,
      subtitle: batchCategory.subtitle,
      course: { slug: course.slug, title: course.title },
    })
    .from(batchCategory)
    .innerJoin(course, eq(course.id, batchCategory.courseId))
    .where(and(eq(batchCategory.slug, slug), eq(batchCategory.isActive, true), eq(course.isActive, true)))
  return rows.map((row) => ({ kind: 'category' as const, ...row }))
}

async function selectCourse(tx: Tx, slug: string) {
  const rows = await tx
    .select({ title: course.title, subtitle: course.subtitle, course: { slug: course.slug, title: course.title } })
    .from(course)
    .where(and(eq(course.slug, slug), eq(course.isActive, true)))
  return rows.map((row) => ({ kind: 'course' as const, ...row }))
}
