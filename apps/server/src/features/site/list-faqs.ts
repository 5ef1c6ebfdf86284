import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { searchKey } from '@prostuti/text/search-key'
import { and, asc, count, desc, eq, like, or, type SQL, sql } from 'drizzle-orm'

const { faq } = tables

type FaqQuery = {
  locale: Locale
  homeOnly: boolean
  q?: string | undefined
  category?: string | undefined
  perPage: number
  page: number
}

export async function listFaqs(tx: Tx, { locale, homeOnly, q, category, perPage, page }: FaqQuery) {
  const found = q === undefined ? undefined : findFaqs(q)
  const shown = and(
    eq(faq.isActive, true),
    homeOnly ? eq(faq.showOnHome, true) : undefined,
    category === undefined ? undefined : eq(faq.category, category),
    found?.matches,
  )
  const [rows, [counted]] = await Promise.all([
    tx
      .select({ id: faq.id, title: faq.title, category: faq.category })
      .from(faq)
      .where(shown)
      .orderBy(...(found?.order ?? []), asc(faq.position), asc(faq.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    tx.select({ total: count() }).from(faq).where(shown),
  ])
  return { faqs: rows.map((row) => ({ ...row, title: pickText(row.title, locale) })), total: counted?.total ?? 0 }
}

const maxWords = 10
/** Shorter sounds are in every other word. */
const minSound = 3

/**
 * Every word must be there: as it is written in question or answer, or by its sound at the start of a word of the question,
 * so that 'rifand' finds রিফান্ড. What is found as written comes first.
 */
function findFaqs(q: string): { matches: SQL | undefined; order: SQL[] } {
  const words = searchKey(q)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, maxWords)
  if (words.length === 0) return { matches: sql`false`, order: [] }
  const written = words.map((word) => like(faq.searchKey, `%${word}%`))
  const heard = words.map((word) => {
    const sound = sql`sound_key(${word})`
    const starts = or(sql`${faq.soundKey} like ${sound} || '%'`, sql`${faq.soundKey} like '% ' || ${sound} || '%'`)
    return and(sql`length(${sound}) >= ${minSound}`, starts)
  })
  return {
    matches: and(...words.map((_, at) => or(written[at], heard[at]))),
    order: [desc(sql`(${and(...written)})`)],
  }
}
