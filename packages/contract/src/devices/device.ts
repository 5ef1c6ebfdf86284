import { z } from 'zod'
import { instant } from '../fields.ts'

export const device = z.object({
  id: z.number().int(),
  /** Browser and system as a person would name them: "Chrome · Android". */
  label: z.string(),
  is_this_device: z.boolean(),
  verified: z.boolean(),
  /** An exam runs on it: it cannot be released before that ends. */
  in_exam: z.boolean(),
  last_used_at: instant,
  /** Sign-ins that are open on it. */
  sign_ins: z.number().int(),
})
