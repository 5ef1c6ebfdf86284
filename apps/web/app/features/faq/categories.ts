import * as m from '@prostuti/text/messages'
import type { FaqRow } from './faq-queries.ts'

const names = new Map<string, () => string>([
  ['admission', m.faq_category_admission],
  ['classes', m.faq_category_classes],
  ['exam', m.faq_category_exam],
  ['sheets', m.faq_category_sheets],
  ['payment', m.faq_category_payment],
  ['account', m.faq_category_account],
])

/** A category that a centre has made up itself is called by its slug. */
export const categoryName = (slug: string): string => names.get(slug)?.() ?? slug.replaceAll('-', ' ')

/** In the order in which a newcomer meets them; a centre's own ones come after, as they appear. */
export function categoriesOf(rows: readonly FaqRow[]): string[] {
  const present = new Set(rows.map(({ category }) => category))
  const known = [...names.keys()].filter((slug) => present.has(slug))
  return [...known, ...[...present].filter((slug) => !names.has(slug))]
}
