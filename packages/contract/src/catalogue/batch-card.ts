import { z } from 'zod'
import { instant } from '../fields.ts'

/** Amounts are paisa. `payable_paisa` is the fee less a discount that runs at the moment of asking. */
export const price = z.object({
  fee_paisa: z.number().int(),
  discount_paisa: z.number().int().describe('Zero when none runs'),
  discount_ends_at: instant.nullable(),
  payable_paisa: z.number().int(),
})

/** True at the moment of asking: sold seats and seats being paid for are not left. */
export const seatCount = z.object({ seats: z.number().int(), seats_left: z.number().int() })

const named = z.object({ id: z.number().int(), title: z.string() })

export const batchCard = z.object({
  id: z.number().int(),
  title: z.string(),
  summary: z.string(),
  image: z.string().nullable(),
  category: z.object({
    slug: z.string(),
    title: z.string(),
    icon: z.string(),
    tone: z.enum(['medical', 'postgraduate', 'civil']),
  }),
  course: z.object({ slug: z.string(), title: z.string() }),
  session: named,
  mode: z.enum(['online', 'branch', 'both']),
  pace: z.enum(['intensive', 'regular', 'relaxed']),
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
  enrolment_open: z.boolean(),
  lectures: z.number().int(),
  exams: z.number().int(),
  ...price.shape,
  ...seatCount.shape,
})
