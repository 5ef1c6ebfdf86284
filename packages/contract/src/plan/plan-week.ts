import { z } from 'zod'
import { defineCall } from '../call.ts'
import { day, instant } from '../fields.ts'

export const shift = z.enum(['morning', 'evening', 'night', 'off'])
const minuteOfDay = z.number().int().min(0).max(1439)
const hours = z.object({ from: minuteOfDay, to: minuteOfDay })

/** What a doctor has painted: shifts that repeat from a day on, the hours of each, and how much of the rest is for learning. */
export const rotaBody = z.object({
  starts_on: day,
  shifts: z.array(shift).min(1).max(28),
  /** Minutes after midnight in Dhaka; one that ends no later than it begins ends on the next day. */
  hours: z.object({ morning: hours, evening: hours, night: hours }),
  /** Between which work is laid, unless a deadline asks for more. */
  earliest_minute: z.number().int().min(240).max(1380),
  latest_minute: z.number().int().min(300).max(1440),
  /** How much is laid on one day at most; classes come on top. */
  daily_minutes: z.number().int().min(30).max(720),
})

const times = { starts_at: instant, ends_at: instant }
const ofCourse = {
  course_id: z.number().int(),
  schedule_id: z.number().int(),
  event_id: z.number().int(),
}
const work = {
  /** `lecture`: a recording to watch; `revision`: reading for an exam; `cards`: the notebook's of one day. */
  kind: z.enum(['lecture', 'revision', 'cards']),
  /** Of the lecture or the exam; null for cards. */
  title: z.string().nullable(),
  course: z.string().nullable(),
  /** Where it stands; null for cards, and where the course has ended. */
  row: z.object(ofCourse).nullable(),
  deadline: instant.nullable(),
}
const clash = z.enum(['duty', 'after_night', 'fixed'])

export const planWeek = z.object({
  /** Its Saturday. */
  week: day,
  today: day,
  /** Null until a duty was painted. */
  rota: rotaBody.nullable(),
  /** Null until a plan was laid. */
  laid_at: instant.nullable(),
  days: z.array(
    z.object({
      day,
      shift,
      /** It differs from the rota. */
      painted: z.boolean(),
      /** Of the wished hours, what neither duty nor class takes, nor the rest after a night. */
      free_minutes: z.number().int(),
    }),
  ),
  /** With the night that began the evening before. */
  duties: z.array(z.object({ shift: shift.exclude(['off']), day, ...times })),
  /** The six hours after a night. */
  rests: z.array(z.object(times)),
  /** Classes and exams: they are not moved. */
  fixed: z.array(
    z.object({
      ...ofCourse,
      ...times,
      kind: z.enum(['class', 'exam']),
      title: z.string(),
      course: z.string(),
      /** What it stands in the way of. */
      clash: clash.exclude(['fixed']).nullable(),
    }),
  ),
  blocks: z.array(
    z.object({
      id: z.number().int(),
      ...work,
      ...times,
      locked: z.boolean(),
      done: z.boolean(),
      /** What has come in its way since it was laid. */
      clash: clash.nullable(),
    }),
  ),
  /** Whether there is anything that could be laid, or stands in a plan. */
  has_work: z.boolean(),
  /** What is due by the end of the plan and stands nowhere in it, or not whole. */
  short: z.array(z.object({ ...work, key: z.string(), minutes: z.number().int() })),
  server_time: instant,
})

export const planErrors = ['unauthenticated', 'device_not_verified'] as const

export const readPlan = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/plan',
  summary: 'A week of the doctor’s plan: duty, classes and exams, and the work that was laid around them',
  access: 'doctor',
  /** Any of its days. */
  query: z.object({ week: day.optional() }),
  status: 200,
  response: planWeek,
  errors: planErrors,
})
