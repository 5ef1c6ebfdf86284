import { z } from 'zod'
import { smallRecord } from '../fields.ts'

/**
 * Text of a question: plain, with `^{…}` and `_{…}` for raised and lowered signs, `\frac{…}{…}` and `\sqrt{…}` for
 * formulas, and `[…](/path)` for a way to another page of the product, as an explanation has to a page of a book. Never HTML.
 */
export const questionText = z.string()

const image = z.object({
  src: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
})

/** An option or a stem; its text may be empty where its picture says everything. */
const part = z.object({ id: z.number().int(), text: questionText, image: image.nullable() })

/** A question as an examinee sees it. Nothing here may say what is right. */
export const examQuestion = z.object({
  id: z.number().int(),
  type: z.enum(['sba', 'mcq']).describe('`sba`: one of the parts; `mcq`: true or false for each part'),
  section: z.string(),
  subject: z.string().describe('What it is about, in words'),
  text: questionText,
  images: z.array(image),
  /** Options or stems, in the order of this attempt. */
  parts: z.array(part),
})

/** A chosen answer: an option's id; of an `mcq` a map from stem to T or F; null for a choice taken back. */
export const wireAnswer = z.union([
  z.number().int(),
  smallRecord(
    z
      .string()
      .max(2)
      .regex(/^\d{1,2}$/),
    z.enum(['T', 'F']).nullable(),
    100,
  ),
  z.null(),
])
