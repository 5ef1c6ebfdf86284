import { z } from 'zod'
import { defineCall } from '../call.ts'
import { day, pageQuery, searchText, slugText, wholeNumber } from '../fields.ts'
import { batchCard } from './batch-card.ts'

const batchSorts = ['start', 'fee', '-fee'] as const

/** What can be asked of the list, and what its page keeps in its address. */
const batchFilters = {
  q: searchText.optional(),
  category: slugText.optional(),
  course: slugText.optional(),
  session: wholeNumber(1, 2_147_483_647).optional(),
  mode: z.enum(['online', 'branch']).optional().describe('A batch of both kinds is found under either'),
  'max-fee': wholeNumber(0, 10_000_000).optional().describe('In taka, compared with what is payable now'),
  'starts-from': day.optional(),
  'starts-to': day.optional(),
  seats: z.enum(['left']).optional().describe('Only batches with a seat left'),
}

export const batches = defineCall({
  method: 'GET',
  path: '/api/v3/web/batches',
  summary: 'Batches one can still enrol in, filtered and page by page',
  access: 'public',
  query: z.object({ ...batchFilters, sort: z.enum(batchSorts).optional(), ...pageQuery(50) }),
  status: 200,
  response: z.object({ batches: z.array(batchCard), total: z.number().int() }),
  errors: [],
})
