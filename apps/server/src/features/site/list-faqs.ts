import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { searchKey } from '@prostuti/text/search-key'
import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'

const { faq } = tables

type Options = {
  locale: Locale
  homeOnly: boolean
  q?: string | undefined
  category?: string | undefined
  perPage: number
  page: number
}

export async function listFaqs(tx: Tx, { locale, homeOnly, q, category, perPage, page }: Options) {
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

/** Every word must be there: as it is written in question or answer, or as it sounds in the question ('rifand' for 'রিফান্ড'). */
function findFaqs(q: string): { matches: SQL | undefined; order: SQL[] } {
  const words = q.split(/\s+/).slice(0, maxWords)
  const written = words.map((word) => sql`${faq.searchKey} like ${`%${escapeLike(searchKey(word))}%`}`)
  const heard = words.map(
    (word) =>
      sql`length(sound_key(${word})) >= ${minSound} and ${faq.soundKey} like '%' || sound_key(${word}) || '%'`,
  )
  return {
    matches: and(...words.map((_, at) => or(written[at], heard[at]))),
    order: [desc(sql`(${and(...written)})`)],
  }
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
