import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { closeIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import type { FilterChoices } from '../../../kit/batch/batch-queries.ts'
import { modeWords, monthWords } from '../../../kit/batch/batch-words.ts'
import { filterNames } from '../../../route-table.ts'
import styles from '../styles/batch-list.module.css'
import type { BatchFilters, FilterName } from './batch-filters.ts'
import type { FilterState } from './use-batch-filters.ts'

export type SetFilter = { name: FilterName; label: string }

/** Every set filter in words; the order and the page of the list are no filters. */
export function setFilters(filters: BatchFilters, choices: FilterChoices | undefined, locale: Locale): SetFilter[] {
  return filterNames.flatMap((name) => {
    const value = filters[name]
    const label = value === undefined ? undefined : labelOf(name, value, choices, locale)
    return label === undefined ? [] : [{ name, label }]
  })
}

function labelOf(name: FilterName, value: string, choices: FilterChoices | undefined, locale: Locale) {
  switch (name) {
    case 'q':
      return m.batches_chip_search({ words: value })
    case 'category':
      return choices?.categories.find(({ slug }) => slug === value)?.title ?? value
    case 'course':
      return choices?.courses.find(({ slug }) => slug === value)?.title ?? value
    case 'session':
      return choices?.sessions.find(({ id }) => String(id) === value)?.title ?? value
    case 'mode':
      return modeWords(value === 'online' ? 'online' : 'branch')
    case 'max-fee':
      return m.batches_fee_up_to({ price: formatMoney(Number(value) * 100, locale) })
    case 'starts-from':
      return m.batches_chip_from({ month: monthWords(value, locale) })
    case 'starts-to':
      return m.batches_chip_to({ month: monthWords(value, locale) })
    case 'seats':
      return m.batches_chip_seats()
    default:
      return undefined
  }
}

type ChipsProps = {
  state: FilterState
  /** A chip leaves the page with the focus in it; the focus then goes where the list says what it holds. */
  onRemove: () => void
}

export function FilterChips({ state, onRemove }: ChipsProps) {
  const set = setFilters(state.filters, state.choices, getLocale())
  if (set.length === 0) return null
  return (
    <ul className={styles.filterChips} aria-label={m.batches_set_filters()}>
      {set.map(({ name, label }) => (
        <li key={name}>
          <Link
            to={state.addressWith({ [name]: undefined })}
            replace
            preventScrollReset
            onClick={onRemove}
            aria-label={m.batches_remove({ filter: label })}
          >
            {label}
            <Icon of={closeIcon} size="sm" />
          </Link>
        </li>
      ))}
      {set.length > 1 && (
        <li>
          <Link data-is="clear" to={clearAddress(state)} replace preventScrollReset onClick={onRemove}>
            {m.batches_clear()}
          </Link>
        </li>
      )}
    </ul>
  )
}

/** The list without any filter; its order stays. */
export const clearAddress = (state: FilterState): string =>
  state.addressWith(Object.fromEntries(filterNames.filter((name) => name !== 'sort').map((name) => [name, undefined])))
