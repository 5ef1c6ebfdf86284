import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'

const { batchCategory, course } = tables

/**
 * What the slug in the address of a batch list stands for. Where a category and a course share one, it is the category. One that
 * something was known by before stands for it too, and the answer has the slug of today.
 */
export async function findBatchPlace(tx: Tx, { slug, locale }: { slug: string; locale: Locale }) {
  const found = (await findBy(tx, isSlug(slug))) ?? (await findBy(tx, wasSlug(slug)))
  if (found === undefined) throw new AppError('not_found')
  return {
    kind: found.kind,
    slug: found.slug,
    title: pickText(found.title, locale),
    subtitle: pickText(found.subtitle, locale),
    course: { slug: found.course.slug, title: pickText(found.course.title, locale) },
  }
}

type Addressed = typeof batchCategory | typeof course
type SlugCondition = (table: Addressed) => SQL

const isSlug =
  (slug: string): SlugCondition =>
  (table) =>
    eq(table.slug, slug)

const wasSlug =
  (slug: string): SlugCondition =>
  (table) =>
    sql`${slug} = any(${table.formerSlugs})`

async function findBy(tx: Tx, condition: SlugCondition) {
  const [[category], [line]] = await Promise.all([selectCategory(tx, condition), selectCourse(tx, condition)])
  return category ?? line
}

async function selectCategory(tx: Tx, condition: SlugCondition) {
  const rows = await tx
    .select({
      slug: batchCategory.slug,
      title: batchCategory.title,
      subtitle: batchCategory.subtitle,
      course: { slug: course.slug, title: course.title },
    })
    .from(batchCategory)
    .innerJoin(course, eq(course.id, batchCategory.courseId))
    .where(and(condition(batchCategory), eq(batchCategory.isActive, true), eq(course.isActive, true)))
  return rows.map((row) => ({ kind: 'category' as const, ...row }))
}

async function selectCourse(tx: Tx, condition: SlugCondition) {
  const rows = await tx
    .select({
      slug: course.slug,
      title: course.title,
      subtitle: course.subtitle,
      course: { slug: course.slug, title: course.title },
    })
    .from(course)
    .where(and(condition(course), eq(course.isActive, true)))
  return rows.map((row) => ({ kind: 'course' as const, ...row }))
}
