import * as m from '@prostuti/text/messages'
import { Link } from 'react-router'
import { categoryName } from './categories.ts'
import styles from './faq.module.css'
import { type FaqSearch, faqAddress } from './faq-search.ts'
import '@prostuti/ui/styles/filters.css'

/** One category at a time; the words that were searched for stay. */
export function CategoryChips({ categories, q, category }: FaqSearch & { categories: readonly string[] }) {
  const chips = [undefined, ...categories]
  return (
    <nav className={`filters ${styles.faqChips}`} aria-label={m.faq_categories()}>
      {chips.map((slug) => (
        <Link
          key={slug ?? ''}
          to={faqAddress({ q, category: slug })}
          aria-current={slug === category ? 'true' : undefined}
          preventScrollReset
        >
          {slug === undefined ? m.faq_category_all() : categoryName(slug)}
        </Link>
      ))}
    </nav>
  )
}
