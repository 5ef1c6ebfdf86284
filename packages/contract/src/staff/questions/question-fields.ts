import { z } from 'zod'
import { optionalText, reference, writtenText } from '../staff-fields.ts'

export const questionTypes = ['sba', 'mcq'] as const
export const questionStates = ['draft', 'in_review', 'ready', 'retired'] as const
export const difficulties = ['easy', 'medium', 'hard'] as const

const grace = z.enum(['all', 'void']).optional()
const partId = z.number().int().min(1).max(99)

/** What is right: by the ids of the options, or of the stems. */
const questionKey = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sba'), options: z.array(partId).max(5), grace }),
  z.object({
    type: z.literal('mcq'),
    stems: z.record(z.string().regex(/^[1-9]\d?$/), z.enum(['T', 'F', 'either'])).meta({ maxProperties: 5 }),
    grace,
  }),
])

/** A text that may be empty, as that of an option which is a picture. */
const maybeText = (max: number) =>
  z.object({ bn: z.string().trim().max(max), en: z.string().trim().max(max).optional() })

/** A picture that was sent before (`uploadQuestionPicture`). */
const questionImage = z.object({
  src: z
    .string()
    .max(300)
    .regex(/^\/([^/\\]|$)/),
  width: z.number().int().min(1).max(10_000),
  height: z.number().int().min(1).max(10_000),
  /** What it shows, for those who cannot see it. */
  alt: maybeText(500),
})

const questionPart = z.object({
  id: partId,
  text: maybeText(2000),
  image: questionImage.nullable(),
  /** What is said of it after the release. */
  note: optionalText(2000),
})

export const tag = z.string().trim().min(1).max(40)

/** What the form of a question writes. Key, explanation and notes are null for whoever may not know them; what is null then stays. */
export const questionFields = z.object({
  type: z.enum(questionTypes),
  subject_id: reference,
  topic_id: reference.nullable(),
  tags: z.array(tag).max(20),
  difficulty: z.enum(difficulties).nullable(),
  text: writtenText(6000),
  images: z.array(questionImage).max(6),
  parts: z.array(questionPart).min(1).max(5),
  /** Options that make sense in one order only. */
  fixed_order: z.boolean(),
  key: questionKey.nullable(),
  explanation: optionalText(8000),
  /** Where it can be read up: a page of one of the centre's books, or any source in words. */
  book_id: reference.nullable(),
  book_page: z.number().int().min(1).max(5000).nullable(),
  source: z.string().trim().max(300).nullable(),
})
