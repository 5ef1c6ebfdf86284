import { z } from 'zod'
import { instant } from '../fields.ts'
import { marks } from './exam-card.ts'

const section = z.object({
  key: z.string(),
  name: z.string(),
  type: z.enum(['sba', 'mcq']),
  questions: z.number().int(),
  /** What is counted: the question, or each of its stems. */
  unit: z.enum(['question', 'stem']),
  right: marks,
  /** Taken away for a wrong one; 0 where nothing is. */
  wrong: marks,
})

/** The rules of an exam in words and numbers, for the page before it and the room itself. */
export const examProperty = z.object({
  rules: z.string().describe('What the rules are called: BCS preliminary'),
  duration_minutes: z.number().int(),
  total_marks: marks,
  pass_marks: marks.nullable(),
  sections: z.array(section),
  shuffled: z.boolean(),
  /** Practice in study mode: each answer is explained at once and stands then, and no clock runs. */
  study: z.literal(true).optional(),
  /** Null: as often as one likes. */
  attempts: z.number().int().nullable(),
  /** A mark is shown as soon as the exam is handed in, and nobody is ranked. */
  marks_early: z.boolean(),
  /** Null: as soon as it closes. */
  answers_at: instant.nullable(),
  ranks_at: instant.nullable(),
})
