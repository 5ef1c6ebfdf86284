import { z } from 'zod'
import { instant, pageQuery, wholeNumber } from '../fields.ts'
import { marks } from './exam-card.ts'
import { examQuestion, questionText, wireAnswer } from './exam-question.ts'
import { ownObjection } from './objection.ts'

/** What is right: the options that count, or the truth of each stem; `either` where a correction accepts both. */
export const correctAnswer = z.union([z.array(z.number().int()), z.record(z.string(), z.enum(['T', 'F', 'either']))])

/** A question with everything about it, for the review. */
export const questionAnswer = z.object({
  /** From 1, in the order in which the reader saw it. */
  position: z.number().int(),
  question: examQuestion,
  correct_answer: correctAnswer,
  explanation: questionText.nullable(),
  /** The key was corrected after the exam. */
  corrected: z.boolean(),
  /** Why, in the centre's words; null where it has given none. */
  correction: z.object({ at: instant, reason: z.string() }).nullable(),
  /** What the reader has against it, and what was answered. */
  objection: ownObjection.nullable(),
  /** By a correction that gave it to everybody, or made it count for nobody. */
  grace: z.enum(['all', 'void']).nullable(),
  /** What the reader chose; null when nothing, or when the reader did not sit it. */
  selected_answer: wireAnswer,
  flagged: z.boolean(),
  /** Null when the reader did not sit it. */
  state: z.enum(['correct', 'wrong', 'partial', 'blank', 'void']).nullable(),
  marks: marks.nullable(),
  out_of: marks,
})

/** `list-for=hero` gives the one question of the day alone, from the exam that the home page features. */
export const questionAnswersQuery = z.object({
  attempt: wholeNumber(1, 1000).optional(),
  'list-for': z.enum(['hero']).optional(),
})

export const examListQuery = z.object({ ...pageQuery(100), 'list-for': z.enum(['special']).optional() })
