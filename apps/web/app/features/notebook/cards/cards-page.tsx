import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { EmptyState } from '@prostuti/ui/empty-state'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { Loaded } from '../../../kit/my-page/loaded.tsx'
import { MyPage } from '../../../kit/my-page/page.tsx'
import { PageSkeleton } from '../../../kit/my-page/page-skeleton.tsx'
import { overviewQuery } from '../../../kit/notebook/notebook-api.ts'
import { Pager } from '../../../kit/page/pager.tsx'
import styles from '../styles/cards.module.css'
import { CardFilters } from './card-filters.tsx'
import { CardRow } from './card-row.tsx'
import { type CardList, type CardsView, cardsAddress, cardsPerPage, cardsQuery, readView } from './cards-view.ts'

/** All cards of the notebook, as its doctor wants to see them. */
export function CardsPage() {
  const view = readView(useSearchParams()[0])
  const query = useQuery({ ...cardsQuery(view), placeholderData: keepPreviousData })
  const overview = useQuery(overviewQuery)
  return (
    <MyPage title={m.notebook_cards()} back={{ to: addressOf('/my/notebook'), label: m.notebook_retest_back() }}>
      <div className="stack">
        <CardFilters key={view.text} view={view} subjects={overview.isError ? [] : overview.data?.subjects} />
        <Loaded query={query} errorTitle={m.notebook_cards_error()} skeleton={<PageSkeleton cards={3} />}>
          {(list) => <List list={list} view={view} today={overview.data?.study_day} busy={query.isPlaceholderData} />}
        </Loaded>
      </div>
    </MyPage>
  )
}

type ListProps = { list: CardList; view: CardsView; today: string | undefined; busy: boolean }

function List({ list: { cards, found }, view, today, busy }: ListProps) {
  const [said, setSaid] = useState('')
  return (
    <>
      <p className="meta" role="status">
        {said || m.notebook_cards_found({ n: formatNumber(found, getLocale()) })}
      </p>
      {cards.length === 0 ? (
        <div className="card">
          <EmptyState
            title={m.notebook_cards_none()}
            text={m.notebook_cards_none_text()}
            action={
              <Link className="btn btn-line" to={addressOf('/my/notebook/cards')}>
                {m.notebook_cards_clear()}
              </Link>
            }
          />
        </div>
      ) : (
        // Still the cards of the filter before: a press would do with them what is meant for those that come.
        <ul className={styles.cards} aria-busy={busy} inert={busy}>
          {cards.map((card) => (
            <CardRow key={card.question.id} card={card} out={view.state === 'out'} today={today} onSaid={setSaid} />
          ))}
        </ul>
      )}
      <Pager
        page={view.page}
        perPage={cardsPerPage}
        total={found}
        pageAddress={(page) => cardsAddress({ ...view, page })}
      />
    </>
  )
}
