import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { ErrorState } from '@prostuti/ui/error-state'
import { Icon } from '@prostuti/ui/icon'
import { filterIcon } from '@prostuti/ui/icons/study'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { addressOf } from '../../../kit/address/address-of.ts'
import batchCardStyles from '../../../kit/batch/batch-card.module.css'
import { BatchCard } from '../../../kit/batch/batch-card.tsx'
import { BatchCardSkeletons } from '../../../kit/batch/batch-card-skeleton.tsx'
import { type BatchPlace, batchesQuery } from '../../../kit/batch/batch-queries.ts'
import { Pager } from '../../../kit/page/pager.tsx'
import { type BatchFilters, countFilters, filterQuery, perPage } from '../filters/batch-filters.ts'
import { FilterChips } from '../filters/filter-chips.tsx'
import { FilterFields } from '../filters/filter-fields.tsx'
import { FilterSelect } from '../filters/filter-select.tsx'
import { FilterSheet } from '../filters/filter-sheet.tsx'
import { SearchBox } from '../filters/search-box.tsx'
import { useBatchFilters } from '../filters/use-batch-filters.ts'
import batchListStyles from '../styles/batch-list.module.css'
import { NoBatches } from './no-batches.tsx'

const formId = 'batch-filters'

type BatchListProps = { fixed: BatchFilters; place?: BatchPlace }

/** Batches with their filters. All of it is one GET form, so that it works before and without scripts. */
export function BatchList({ fixed, place }: BatchListProps) {
  const state = useBatchFilters(fixed)
  const { filters, set } = state
  const [sheet, setSheet] = useState(false)
  const found = useRef<HTMLParagraphElement>(null)
  const turning = useRef(false)
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...batchesQuery(filterQuery(filters, fixed)),
    enabled: state.ready,
    placeholderData: (before) => before,
  })
  const locale = getLocale()
  const n = formatNumber(data?.total ?? 0, locale)
  const setCount = countFilters(filters)

  // Another page of the list begins at its top, for eyes and keyboard; a filter leaves both where they are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's change is what is waited for
  useEffect(() => {
    if (!turning.current) return
    turning.current = false
    found.current?.focus()
    found.current?.scrollIntoView({ block: 'start' })
  }, [filters.page])

  return (
    <div className={batchListStyles.batchList}>
      <form
        id={formId}
        className={`${batchListStyles.batchFilters} card pad`}
        method="get"
        onSubmit={(event) => event.preventDefault()}
      >
        <h2>{m.batches_filters()}</h2>
        <div className={batchListStyles.filterFields}>
          <FilterFields state={state} place={place} />
          <button type="submit" className={`btn btn-brand ${batchListStyles.filterApply}`}>
            {m.batches_apply()}
          </button>
        </div>
      </form>
      <div className={batchListStyles.batchFound}>
        <SearchBox form={formId} value={filters.q ?? ''} onSearch={(q) => set({ q })} />
        <div className={batchListStyles.batchTools}>
          <button
            type="button"
            className={`btn btn-line btn-sm ${batchListStyles.filterOpen}`}
            onClick={() => setSheet(true)}
          >
            <Icon of={filterIcon} />
            {m.batches_filters()}
            {setCount > 0 && <span className={batchListStyles.filterCount}>{formatNumber(setCount, locale)}</span>}
          </button>
          <FilterSelect
            name="sort"
            form={formId}
            label={m.batches_sort()}
            any={filters.q ? m.batches_sort_best() : m.batches_sort_start()}
            value={filters.sort === 'start' && !filters.q ? '' : filters.sort}
            options={[
              ...(filters.q ? [{ value: 'start', label: m.batches_sort_start() }] : []),
              { value: 'fee', label: m.batches_sort_fee() },
              { value: '-fee', label: m.batches_sort_fee_down() },
            ]}
            onChange={(sort) => set({ sort })}
          />
        </div>
        <FilterChips state={state} onRemove={() => found.current?.focus({ preventScroll: true })} />
        <h2 className="sr">{m.batches_list()}</h2>
        <p ref={found} className={batchListStyles.batchTotal} data-part="batch-total" role="status" tabIndex={-1}>
          {data && (data.total === 0 ? m.batches_found_none() : m.batches_found({ n }))}
        </p>
        {data ? (
          <div data-is={isPlaceholderData ? 'updating' : undefined} aria-busy={isPlaceholderData || undefined}>
            {data.batches.length === 0 ? (
              <NoBatches state={state} place={place} />
            ) : (
              <div className={batchCardStyles.batchGrid}>
                {data.batches.map((batch, at) => (
                  <BatchCard
                    key={batch.id}
                    batch={batch}
                    to={place && batchAt(place.slug, batch.id)}
                    first={at === 0}
                  />
                ))}
              </div>
            )}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears that one of the links inside was followed */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard follows a link by a click, too */}
            <div
              onClick={() => {
                turning.current = true
              }}
            >
              <Pager
                page={Number(filters.page ?? 1)}
                perPage={perPage}
                total={data.total}
                pageAddress={(page) => state.addressWith({ page: String(page) })}
              />
            </div>
          </div>
        ) : isError ? (
          <div className="card">
            <ErrorState title={m.batches_error()} retrying={isFetching} onRetry={() => refetch()} />
          </div>
        ) : (
          <BatchCardSkeletons count={6} />
        )}
      </div>
      <FilterSheet open={sheet} onClose={() => setSheet(false)} state={state} place={place} total={data?.total} />
    </div>
  )
}

/** The address says which list the reader came from. */
const batchAt = (slug: string, id: number): string =>
  addressOf('/:slug/batches/:available_batch_id', { slug, available_batch_id: id })
