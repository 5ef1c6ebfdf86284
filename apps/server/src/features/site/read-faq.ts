import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, asc, eq, ne } from 'drizzle-orm'
import { AppError } from '../../errors.ts'

const { faq } = tables

const relatedAtMost = 5

export async function readFaq(tx: Tx, { locale, faqId }: { locale: Locale; faqId: number }) {
  const [row] = await tx
    .select()
    .from(faq)
    .where(and(eq(faq.id, faqId), eq(faq.isActive, true)))
  if (row === undefined) throw new AppError('not_found')
  const related = await tx
    .select({ id: faq.id, title: faq.title })
    .from(faq)
    .where(and(eq(faq.category, row.category), eq(faq.isActive, true), ne(faq.id, faqId)))
    .orderBy(asc(faq.position), asc(faq.id))
    .limit(relatedAtMost)
  return {
    faq: {
      id: row.id,
      title: pickText(row.title, locale),
      answer: pickText(row.answer, locale),
      category: row.category,
      updated_at: row.updatedAt.toISOString(),
    },
    related: related.map(({ id, title }) => ({ id, title: pickText(title, locale) })),
  }
}
