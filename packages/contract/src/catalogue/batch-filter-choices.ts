import { z } from 'zod'
import { defineCall } from '../call.ts'

const bySlug = z.object({ slug: z.string(), title: z.string(), open_batches: z.number().int() })

export const batchFilterChoices = defineCall({
  method: 'GET',
  path: '/api/v3/web/batch-filter-choices',
  summary: 'What the filters of the batch list can be set to, with the number of open batches behind each',
  access: 'public',
  status: 200,
  response: z.object({
    categories: z.array(bySlug.extend({ course: z.string() })),
    courses: z.array(bySlug),
    sessions: z.array(
      z.object({ id: z.number().int(), title: z.string(), course: z.string(), open_batches: z.number().int() }),
    ),
    highest_payable_paisa: z.number().int(),
  }),
  errors: [],
})
