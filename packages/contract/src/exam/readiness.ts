import { z } from 'zod'
import { defineCall } from '../call.ts'
import { day } from '../fields.ts'
import { marks } from './exam-card.ts'
import { satExam } from './own-results.ts'

const count = z.number().int()

const exam = satExam.pick({ key: true, family: true, title: true, course: true, finished_at: true })

const point = exam.extend({
  /** Hundredths of a per cent of the others who stand below. */
  percentile: count,
  participants: count,
})

const trend = z.object({
  /** The doctor's own course; null: exams outside of every course of theirs. */
  course: z.object({ id: count, title: z.string() }).nullable(),
  /** Its ranks are shown to nobody, so it has no points. */
  hides_ranks: z.boolean(),
  /** In the order of time, the newest of them. */
  points: z.array(point),
})

const forecast = z.object({
  pack: z.object({ key: z.string(), name: z.string() }),
  /** Of a hundred doctors like this one so many would pass; null where there is too little behind it. */
  band: z.object({ from: count, to: count }).nullable(),
  /** What is missing, where there is none. */
  lacks: z.enum(['exams', 'doctors']).nullable(),
  needs: z.object({ exams: count, doctors: count }),
  /** The doctor's own exams that it rests on, the newest first. */
  exams: z.array(exam.extend({ marks, out_of: marks })),
  cut_marks: z.array(z.object({ session: z.string(), held_on: day, marks, out_of: marks })),
})

export const readiness = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/readiness',
  summary:
    'Where the doctor stands: percentiles of each course in the order of time, and the chance to pass by past cut marks',
  access: 'doctor',
  status: 200,
  response: z.object({ trends: z.array(trend), forecasts: z.array(forecast) }),
  errors: ['unauthenticated', 'device_not_verified'],
})
