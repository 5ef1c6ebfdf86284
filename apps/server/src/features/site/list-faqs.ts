import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, asc, count, eq } from 'drizzle-orm'

const { faq } = tables

type Options = { locale: Locale; homeOnly: boolean; perPage: number; page: number }

export async function listFaqs(tx: Tx, { locale, homeOnly, perPage, page }: Options) {
  const shown = and(eq(faq.isActive, true), homeOnly ? eq(faq.showOnHome, true) : undefined)
  const [rows, [counted]] = await Promise.all([
    tx
      .select({ id: faq.id, title: faq.title })
      .from(faq)
      .where(shown)
      .orderBy(asc(faq.position), asc(faq.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    tx.select({ total: count() }).from(faq).where(shown),
  ])
  return { faqs: rows.map((row) => ({ ...row, title: pickText(row.title, locale) })), total: counted?.total ?? 0 }
}
