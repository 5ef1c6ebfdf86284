import type { ownResults, ResponseOf } from '@prostuti/contract'
import { get } from '../../api/get.ts'
import { addressOf } from '../../kit/address/address-of.ts'

export type OwnResults = ResponseOf<typeof ownResults>
export type SatExam = OwnResults['results'][number]
export type Family = SatExam['family']

/** In the order of their buttons. */
export const families = ['course', 'quiz', 'bcs', 'special'] as const satisfies readonly Family[]

/** Which results a doctor wants to see. It is kept in the address, so that a link leads to the same ones. */
export type ResultsView = { family: Family | undefined; page: number }

export function readView(search: URLSearchParams): ResultsView {
  const page = search.get('page') ?? ''
  return {
    family: families.find((known) => known === search.get('family')),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

export function viewAddress({ family, page }: ResultsView): string {
  const query = new URLSearchParams()
  if (family) query.set('family', family)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? addressOf('/my/results') : `${addressOf('/my/results')}?${query}`
}

/** Always asked anew: an exam may have been sat or marked since. */
export const ownResultsQuery = ({ family, page }: ResultsView) => ({
  ...get<typeof ownResults>('/api/v3/web/doctor/results', { ...(family && { family }), ...(page > 1 && { page }) }),
  staleTime: 0,
})
