import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, eq, inArray, or } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { readRichText } from '../rich-text/index.ts'
import { pagePath } from './page-path.ts'

const { page, pageRedirect } = tables

/** By its slug, or by one that it had before: then `slug` and `path` say where it stands now. */
export async function readPage(tx: Tx, { locale, slug }: { locale: Locale; slug: string }) {
  const moved = tx.select({ id: pageRedirect.pageId }).from(pageRedirect).where(eq(pageRedirect.slug, slug))
  const [row] = await tx
    .select()
    .from(page)
    .where(and(eq(page.isActive, true), or(eq(page.slug, slug), inArray(page.id, moved))))
  if (row === undefined) throw new AppError('not_found')
  return {
    slug: row.slug,
    path: pagePath(row.slug),
    title: pickText(row.title, locale),
    description: pickText(row.description, locale),
    body: readRichText(pickText(row.body, locale)),
    updated_at: row.updatedAt.toISOString(),
  }
}
