import type { Tx } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import type { BatchFilter } from './batch-filter.ts'
import { type BatchSort, countBatches, findBatches } from './find-batches.ts'
import { readBatchCards } from './read-batch-cards.ts'
import { searchBatches } from './search-batches.ts'

type BatchesQuery = {
  locale: Locale
  now: Date
  q: string | undefined
  filter: BatchFilter
  sort: BatchSort | undefined
  page: number
  perPage: number
}

/** One page of the batches one can still enrol in, and how many there are. */
export async function listBatches(tx: Tx, { locale, now, q, filter, sort, page, perPage }: BatchesQuery) {
  const range = { limit: perPage, offset: (page - 1) * perPage }
  const { ids, total } =
    q === undefined
      ? await findAndCount(tx, { filter, sort: sort ?? 'start', now, ...range })
      : await searchBatches(tx, { q, filter, sort, now, ...range })
  return { batches: await readBatchCards(tx, { ids, locale, now }), total }
}

async function findAndCount(tx: Tx, asked: Parameters<typeof findBatches>[1]) {
  const [ids, total] = await Promise.all([findBatches(tx, asked), countBatches(tx, asked)])
  return { ids, total }
}
