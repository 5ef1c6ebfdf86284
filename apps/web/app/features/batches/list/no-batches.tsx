import {
  batches_all,
  batches_begin,
  batches_clear,
  batches_empty_loosen,
  batches_empty_search,
  batches_empty_title,
  batches_none_text,
  batches_none_title,
  state_contact_us,
} from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Link } from 'react-router'
import type { BatchPlace } from '../batch-queries.ts'
import { clearAddress, setFilters } from '../filters/filter-chips.tsx'
import type { FilterState } from '../filters/use-batch-filters.ts'

/** Nothing here: says what to loosen, or where else to look. */
export function NoBatches({ state, place }: { state: FilterState; place: BatchPlace | undefined }) {
  const set = setFilters(state.filters, state.choices, getLocale())
  return (
    <div className="card">
      <EmptyState
        {...(set.length > 0 ? loosen(state, set.length === 1 && set[0]?.name === 'q') : elsewhere(state, place))}
      />
    </div>
  )
}

const loosen = (state: FilterState, onlySearch: boolean) => ({
  title: batches_empty_title(),
  text: onlySearch ? batches_empty_search() : batches_empty_loosen(),
  action: (
    <Link className="btn btn-line" to={clearAddress(state)} replace preventScrollReset>
      {batches_clear()}
    </Link>
  ),
})

function elsewhere(state: FilterState, place: BatchPlace | undefined) {
  const [to, label] = state.filters.page
    ? [state.addressWith({}), batches_begin()]
    : place
      ? ['/batches', batches_all()]
      : ['/contact-details', state_contact_us()]
  return {
    title: batches_none_title(),
    text: batches_none_text(),
    action: (
      <Link className="btn btn-line" to={to}>
        {label}
      </Link>
    ),
  }
}
