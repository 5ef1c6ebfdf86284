import * as m from '@prostuti/text/messages'
import { headsetIcon } from '@prostuti/ui/icons/common'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { AskCard } from '../../kit/page/ask-card.tsx'
import { LoadedPage } from '../../kit/page/loaded-page.tsx'
import { PageHead } from '../../kit/page/page-head.tsx'
import { categoriesOf } from './categories.ts'
import { CategoryChips } from './category-chips.tsx'
import { faqListCrumbs } from './crumbs.ts'
import styles from './faq.module.css'
import { faqsQuery } from './faq-queries.ts'
import { FaqResults } from './faq-results.tsx'
import { readFaqSearch } from './faq-search.ts'
import { FaqListSkeleton } from './faq-skeleton.tsx'
import { SearchForm } from './search-form.tsx'

export function FaqListPage() {
  const [params] = useSearchParams()
  const search = readFaqSearch(params)
  // The categories of all questions, whichever of them are shown.
  const all = useQuery(faqsQuery({}))
  const categories = categoriesOf(all.data?.faqs ?? [])
  return (
    <div className={`wrap ${styles.faqPage}`}>
      <PageHead crumbs={faqListCrumbs()} title={m.faq_title()} lead={m.faq_lead()} />
      <SearchForm {...search} />
      {(all.data === undefined || categories.length > 1) && <CategoryChips categories={categories} {...search} />}
      <LoadedPage
        query={{ ...faqsQuery(search), placeholderData: keepPreviousData }}
        skeleton={<FaqListSkeleton />}
        errorTitle={m.faq_error()}
        title={() => m.faq_title()}
      >
        {(list) => <FaqResults list={list} search={search} />}
      </LoadedPage>
      <AskCard
        icon={headsetIcon}
        title={m.faq_ask_list_title()}
        text={m.faq_ask_text()}
        to={addressOf('/contact-details')}
        action={m.faq_ask_action()}
      />
    </div>
  )
}
