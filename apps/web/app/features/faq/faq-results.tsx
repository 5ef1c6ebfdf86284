import * as m from '@prostuti/text/messages'
import { formatCount } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Pager } from '../../kit/page/pager.tsx'
import { categoriesOf, categoryName } from './categories.ts'
import styles from './faq.module.css'
import { type FaqList, type FaqRow, faqsPerPage } from './faq-queries.ts'
import { type FaqSearch, faqAddress } from './faq-search.ts'
import { NoQuestions } from './no-questions.tsx'
import { QuestionList } from './question-list.tsx'

/** Found ones in the order of their fit; all of them by category, as a book's contents. */
export function FaqResults({ list, search }: { list: FaqList; search: FaqSearch }) {
  const { faqs, total } = list
  const asked = search.q !== undefined
  return (
    <>
      {/* Stays in the page, so that a screen reader hears each new count. */}
      <p className={styles.faqFound} role="status">
        {asked && total > 0 && m.faq_found({ count: formatCount(total, getLocale()) })}
      </p>
      {faqs.length === 0 ? (
        <NoQuestions searched={asked || search.category !== undefined || search.page !== undefined} />
      ) : asked ? (
        <QuestionList questions={faqs.map((row) => ({ ...row, note: categoryName(row.category) }))} />
      ) : (
        <Groups rows={faqs} />
      )}
      <Pager
        page={search.page ?? 1}
        perPage={faqsPerPage}
        total={total}
        pageAddress={(page) => faqAddress({ ...search, page })}
      />
    </>
  )
}

function Groups({ rows }: { rows: readonly FaqRow[] }) {
  const categories = categoriesOf(rows)
  return (
    <div className={categories.length > 1 ? styles.faqGroups : undefined}>
      {categories.map((slug) => (
        <section key={slug} aria-labelledby={`category-${slug}`}>
          <h2 id={`category-${slug}`} className={styles.faqHead}>
            {categoryName(slug)}
          </h2>
          <QuestionList questions={rows.filter(({ category }) => category === slug)} />
        </section>
      ))}
    </div>
  )
}
