import { z } from 'zod'
import { instant } from '../fields.ts'
import { marks } from './exam-card.ts'

/** What the newest sitting came to, as its own page says it. */
export const ownResult = z.object({
  attempt: z.number().int(),
  finished_at: instant,
  marks,
  out_of: marks,
  outcome: z.enum(['passed', 'failed']).nullable(),
  pass_marks: marks.nullable(),
  /** False for a late sitting. */
  ranked: z.boolean(),
  rank: z.number().int().nullable(),
  participants: z.number().int().nullable(),
  /** When ranks come; null when they are there, or never come. */
  ranks_at: instant.nullable(),
  /** Of everybody who is ranked; null until the ranks are drawn. */
  average: marks.nullable(),
  highest: marks.nullable(),
})
