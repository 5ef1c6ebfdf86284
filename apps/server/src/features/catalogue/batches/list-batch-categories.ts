import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { asc, eq } from 'drizzle-orm'

const { batchCategory } = tables

export async function listBatchCategories(tx: Tx, locale: Locale) {
  const rows = await tx
    .select()
    .from(batchCategory)
    .where(eq(batchCategory.isActive, true))
    .orderBy(asc(batchCategory.position), asc(batchCategory.id))
    .limit(100)
  return rows.map((row) => ({
    slug: row.slug,
    title: pickText(row.title, locale),
    subtitle: pickText(row.subtitle, locale),
    icon: row.icon,
    tone: row.tone,
  }))
}
