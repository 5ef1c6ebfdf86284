import type {
  batch,
  batches,
  batchFilterChoices,
  batchPlace,
  batchSeats,
  batchSuggestions,
  ResponseOf,
} from '@prostuti/contract'
import { get, type QueryInput } from '../../api/get.ts'

export type Batch = ResponseOf<typeof batch>['batch']
export type BatchCardData = ResponseOf<typeof batches>['batches'][number]
export type BatchSchedule = Batch['schedules'][number]
export type BatchSeats = ResponseOf<typeof batchSeats>
export type FilterChoices = ResponseOf<typeof batchFilterChoices>
export type BatchPlace = ResponseOf<typeof batchPlace>['place']
export type Suggestions = ResponseOf<typeof batchSuggestions>

/** Pages are kept for a while, but how many seats are left must be true: what shows them is asked again once it is on the screen. */
const askedAgain = { staleTime: 0, refetchOnMount: 'always' } as const

export const batchesQuery = (query: QueryInput<typeof batches>) => ({
  ...get<typeof batches>('/api/v3/web/batches', query),
  ...askedAgain,
})

export const choicesQuery = get<typeof batchFilterChoices>('/api/v3/web/batch-filter-choices')

export const placeQuery = (slug: string) =>
  get<typeof batchPlace>('/api/v3/web/batch-places/:slug', undefined, { slug })

export const batchQuery = (id: string) => get<typeof batch>('/api/v3/web/batches/:id', undefined, { id })

export const seatsQuery = (id: number) => ({
  ...get<typeof batchSeats>('/api/v3/web/batches/:id/seats', undefined, { id }),
  ...askedAgain,
})

export const suggestionsQuery = (slug: string, answers: Omit<QueryInput<typeof batchSuggestions>, 'slug'> = {}) =>
  get<typeof batchSuggestions>('/api/v3/web/batch-suggestions', { slug, ...answers })
