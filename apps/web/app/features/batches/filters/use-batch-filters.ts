import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { choicesQuery, type FilterChoices } from '../../../kit/batch/batch-queries.ts'
import { type BatchFilters, listAddress, onlyKnown, readFilters } from './batch-filters.ts'

export type FilterState = {
  filters: BatchFilters
  choices: FilterChoices | undefined
  /** When the choices were made, the same on the server and in the browser: months are counted from there. */
  askedAt: Date
  /** Whether the filters are known for sure, so that the list can be asked for. */
  ready: boolean
  addressWith: (change: BatchFilters) => string
  /** Changes the address in place: the way back leads out of the list, not through every choice. */
  set: (change: BatchFilters) => void
}

/** What the address asks of a list of batches. `fixed` is what the place itself decides, such as its category. */
export function useBatchFilters(fixed: BatchFilters): FilterState {
  const { pathname, search: shown, key } = useLocation()
  const navigate = useNavigate()
  // Ahead of the address: a control must show what was chosen before the router has got there, and the next choice adds to it.
  const [ahead, setAhead] = useState({ from: '', search: '' })
  const search = ahead.from === key ? ahead.search : shown
  const { data: choices, dataUpdatedAt, isError } = useQuery(choicesQuery)
  const read = readFilters(new URLSearchParams(search), fixed)
  const filters = choices ? onlyKnown(read, choices) : read
  const addressWith = (change: BatchFilters) => listAddress(pathname, filters, change)
  return {
    filters,
    choices,
    askedAt: new Date(dataUpdatedAt),
    ready: choices !== undefined || isError || !(read.category || read.course || read.session),
    addressWith,
    set: (change) => {
      const address = addressWith(change)
      setAhead({ from: key, search: address.slice(pathname.length) })
      navigate(address, { replace: true, preventScrollReset: true })
    },
  }
}
