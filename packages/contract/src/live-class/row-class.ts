import { z } from 'zod'
import { instant } from '../fields.ts'

/**
 * How a lecture is held live, for those whose schedule it is. Never its link: that is the answer to a press (`joinClass`). Where
 * the class stands follows from its times by `classPhase`, here and there.
 */
export const rowClass = z.object({
  held_by: z.enum(['zoom', 'meet', 'youtube', 'link', 'hall']),
  /** Of a class in a hall: where to go. */
  hall: z.string().nullable(),
  /** When the doctor first opened it; null if they never did. */
  joined_at: instant.nullable(),
})
