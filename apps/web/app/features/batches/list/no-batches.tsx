import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import type { BatchPlace } from '../../../kit/batch/batch-queries.ts'
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
  title: m.batches_empty_title(),
  text: onlySearch ? m.batches_empty_search() : m.batches_empty_loosen(),
  action: (
    <Link className="btn btn-line" to={clearAddress(state)} replace preventScrollReset>
      {m.batches_clear()}
    </Link>
  ),
})

function elsewhere(state: FilterState, place: BatchPlace | undefined) {
  const [to, label] = state.filters.page
    ? [state.addressWith({}), m.batches_begin()]
    : place
      ? [addressOf('/batches'), m.batches_all()]
      : [addressOf('/contact-details'), m.state_contact_us()]
  return {
    title: m.batches_none_title(),
    text: m.batches_none_text(),
    action: (
      <Link className="btn btn-line" to={to}>
        {label}
      </Link>
    ),
  }
}
