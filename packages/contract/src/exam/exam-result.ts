import { z } from 'zod'
import { instant } from '../fields.ts'
import { marks } from './exam-card.ts'

/** Units are questions or stems, as the section counts; states are whole questions. */
const tally = {
  questions: z.number().int(),
  right: z.number().int(),
  wrong: z.number().int(),
  blank: z.number().int(),
  correct_questions: z.number().int(),
  wrong_questions: z.number().int(),
  partial_questions: z.number().int(),
  blank_questions: z.number().int(),
  marks,
  out_of: marks,
  /** What wrong answers took away. */
  lost: marks,
}

const distribution = z.object({
  /** Lowest first, without gaps; `to` belongs to the next bar, in the last one to itself. */
  bins: z.array(z.object({ from: marks, to: marks, count: z.number().int() })),
  /** The bar in which the reader stands; null for whoever is not ranked. */
  own: z.number().int().nullable(),
  highest: marks.nullable(),
  average: marks.nullable(),
})

/** What is known of every attempt that was handed in, and depends on nothing that is right or wrong. */
const handedIn = {
  attempt: z.number().int(),
  started_at: instant,
  finished_at: instant,
  finished_by: z.enum(['doctor', 'deadline']),
  questions: z.number().int(),
  /** Wholly or in part. */
  answered: z.number().int(),
  /** False for a second attempt and for one after the closing. */
  ranked: z.boolean(),
  answers_released: z.boolean(),
  /** When key and explanations come; null when they are open, or nobody can say yet. */
  answers_at: instant.nullable(),
  /** Declared void by the centre, and why: it counts for nothing. */
  void: z.object({ at: instant, reason: z.string() }).nullable(),
}

/** A key that was corrected after the exam, and what it did to this attempt. */
const correction = z.object({
  at: instant,
  /** Where the question stood for the reader. */
  position: z.number().int(),
  kind: z.enum(['new_key', 'accept', 'everyone', 'void']),
  reason: z.string(),
  /** Null where it changed nothing for the reader. */
  marks_before: marks.nullable(),
  marks_after: marks.nullable(),
  /** Null where there are no ranks, or they are not shown. */
  rank_before: z.number().int().nullable(),
  rank_after: z.number().int().nullable(),
})

/** While others can still sit the exam, nothing that depends on the key: neither marks nor anything counted by them. */
const waiting = z.object({
  ...handedIn,
  marks_released: z.literal(false),
  /** When the marks come; null where nobody can say yet. */
  marks_at: instant.nullable(),
})

const marked = z.object({
  ...handedIn,
  marks_released: z.literal(true),
  ...tally,
  outcome: z.enum(['passed', 'failed']).nullable().describe('Null where the rules have no pass mark'),
  pass_marks: marks.nullable(),
  subjects: z.array(z.object({ key: z.string(), subject: z.string(), ...tally })),
  /** Null until the ranks are drawn. */
  rank: z.number().int().nullable(),
  participants: z.number().int().nullable(),
  /** Hundredths of a per cent of the others who stand below. */
  percentile: z.number().int().nullable(),
  distribution: distribution.nullable(),
  /** When ranks come; null when they are there, or never come. */
  ranks_at: instant.nullable(),
  /** Set when a key was corrected after the exam and this result with it. */
  regraded_at: instant.nullable(),
  /** The newest first. */
  corrections: z.array(correction),
})

/** What a finished attempt came to, once that may be known. */
export const examResult = z.discriminatedUnion('marks_released', [waiting, marked])
