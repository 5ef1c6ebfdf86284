import { z } from 'zod'
import { instant, slugText } from '../fields.ts'

/** Marks are whole hundredths everywhere on the wire: 0.5 is 50, so that sums are exact. */
export const marks = z.number().int()

export const examKey = z.object({ key: slugText })

/** `practice` is what a doctor drew for themselves: no list has it, only its own calls. */
const examKinds = ['bcs_exam', 'quiz', 'special_exam', 'schedule_exam', 'practice'] as const

/** What the reader has done with an exam. Null for visitors and for whoever has not begun. */
const myAttempt = z.object({
  attempt: z.number().int().describe('1 for the first'),
  state: z.enum(['running', 'finished']),
  /** Of a running one. */
  ends_at: instant,
  answered: z.number().int(),
  finished_at: instant.nullable(),
  /** Of a finished one; null while it is running, still being marked, or others can still sit the exam. */
  marks: marks.nullable(),
  outcome: z.enum(['passed', 'failed']).nullable(),
  rank: z.number().int().nullable(),
  /** When marks, and when key and explanations come; null where they are open, or nobody can say yet. */
  marks_at: instant.nullable(),
  answers_at: instant.nullable(),
})

/** An exam as lists show it, and as every exam call carries it. */
export const examCard = z.object({
  key: z.string(),
  kind: z.enum(examKinds),
  title: z.string(),
  summary: z.string().nullable(),
  question_count: z.number().int(),
  total_marks: marks,
  duration_minutes: z.number().int(),
  /** Whether a wrong answer costs marks. */
  negative_marking: z.boolean(),
  opens_at: instant,
  closes_at: instant.nullable().describe('Null: it never closes'),
  /** `late`: it has closed, but whoever missed it may still sit it, without a rank. */
  state: z.enum(['upcoming', 'open', 'late', 'closed']),
  late_until: instant.nullable(),
  access: z.enum(['free', 'enrolled', 'event']),
  /** Where a seat is to be had, when `access` is `event`. */
  event_id: z.number().int().nullable(),
  /** How many have handed in their first attempt. */
  participants: z.number().int(),
  mine: myAttempt.nullable(),
  /** Whether the reader could begin (again) now; false for a visitor only when nobody could. */
  can_start: z.boolean(),
  /** The number the next attempt would have. */
  next_attempt: z.number().int(),
  /** Whether key and explanations are open to this reader. */
  answers_released: z.boolean(),
})
