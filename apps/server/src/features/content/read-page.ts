import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { readRichText } from '../rich-text/index.ts'

const { page } = tables

export async function readPage(tx: Tx, { locale, slug }: { locale: Locale; slug: string }) {
  const [row] = await tx.select().from(page).where(eq(page.slug, slug))
  if (row === undefined) throw new AppError('not_found')
  return {
    slug: row.slug,
    title: pickText(row.title, locale),
    description: pickText(row.description, locale),
    body: readRichText(pickText(row.body, locale)),
    updated_at: row.updatedAt.toISOString(),
  }
}
