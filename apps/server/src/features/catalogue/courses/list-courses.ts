import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { asc, eq } from 'drizzle-orm'

const { course } = tables

export async function listCourses(tx: Tx, locale: Locale) {
  const rows = await tx
    .select()
    .from(course)
    .where(eq(course.isActive, true))
    .orderBy(asc(course.position), asc(course.id))
    .limit(100)
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    title: pickText(row.title, locale),
    subtitle: pickText(row.subtitle, locale),
  }))
}
