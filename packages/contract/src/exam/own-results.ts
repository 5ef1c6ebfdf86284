import { z } from 'zod'
import { defineCall } from '../call.ts'
import { instant, pageQuery } from '../fields.ts'
import { marks } from './exam-card.ts'
import { ownResult } from './own-result.ts'

const families = ['course', 'quiz', 'bcs', 'special'] as const

const count = z.number().int()

/** An exam that the doctor has handed in, with what the newest sitting came to. */
export const satExam = z.object({
  /** The paper's; its address for all families but courses. */
  key: z.string(),
  family: z.enum(families),
  title: z.string(),
  /** The way to an exam of a course; null for the other families, and where the doctor is in that course no more. */
  course: z.object({ id: count, event_id: count, title: z.string() }).nullable(),
  finished_at: instant,
  /** Null while marks wait for others. */
  result: ownResult.nullable(),
  /** When marks come, where there is no result; null where nobody can say yet. */
  marks_at: instant.nullable(),
})

const point = z.object({
  key: z.string(),
  finished_at: instant,
  marks,
  out_of: marks,
  average: marks.nullable(),
  pass_marks: marks.nullable(),
})

export const ownResults = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/results',
  summary: 'Every exam that the doctor has handed in, of all families or of one, the newest first, with a trend',
  access: 'doctor',
  query: z.object({ ...pageQuery(50), family: z.enum(families).optional() }),
  status: 200,
  response: z.object({
    results: z.array(satExam),
    /** Of the chosen family. */
    total: count,
    per_page: count,
    /** How many there are of each family, whichever is chosen. */
    families: z.object({ course: count, quiz: count, bcs: count, special: count }),
    /** The newest marked ones of the chosen family in the order of time, for a picture. */
    trend: z.array(point),
    /** All marked ones of the chosen family in per cents; null before the first. */
    sum: z
      .object({ sat: count, average: count, best: count, first: count, last: count, above: count, compared: count })
      .nullable(),
  }),
  errors: ['unauthenticated', 'device_not_verified'],
})
