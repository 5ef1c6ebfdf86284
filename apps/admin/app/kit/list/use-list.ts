import type { ListCall } from '@prostuti/contract/staff'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { get } from '../../api/call.ts'
import { useNews } from '../live/staff-live.ts'
import { isNotThere } from '../screens/not-there.ts'

/** What belongs to one page of the list and not to the next question. */
const ofPage = ['after', 'back']

/**
 * A list whose whole state is the address: what is searched, filtered and sorted, and where the page begins. It can be sent to a
 * colleague, and the browser's own Back goes to the page before.
 */
export function useList<Row>(path: string, sorts: readonly [string, ...string[]], usualOrder: 'asc' | 'desc' = 'asc') {
  const [query, setQuery] = useSearchParams()
  const asked = Object.fromEntries([...query].filter(([name]) => name !== 'back'))
  const found = useQuery({
    ...get<ListCall<Row>>(path, { query: asked }),
    placeholderData: keepPreviousData,
    throwOnError: isNotThere,
  })
  // Quietly: what was read stays until the new is there.
  useNews((news) => {
    if (news === 'resync' || (news.kind === 'changed' && news.path.startsWith(path))) void found.refetch()
  })
  const change = (changes: Record<string, string | undefined>) =>
    setQuery((before) => {
      const next = new URLSearchParams(before)
      for (const name of ofPage) next.delete(name)
      for (const [name, value] of Object.entries(changes))
        if (value === undefined || value === '') next.delete(name)
        else next.set(name, value)
      return next
    })
  return {
    query,
    /** A kept query in place of this one. */
    setQuery: (kept: string) => setQuery(new URLSearchParams(kept)),
    change,
    page: found.data,
    error: found.error,
    isOld: found.isPlaceholderData,
    retry: () => void found.refetch(),
    sort: query.get('sort') ?? sorts[0],
    order: (query.get('order') ?? usualOrder) === 'desc' ? ('desc' as const) : ('asc' as const),
  }
}
