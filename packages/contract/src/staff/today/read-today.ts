import { z } from 'zod'
import { day, instant } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { setUpSteps, waitingQueues } from './today-names.ts'

const text = z.object({ bn: z.string(), en: z.string().optional() })
const count = z.number().int().min(0)
const paisa = z.number().int()

/** A part that did not come in time, or could not be found out, says so; the others stand. Left out: not this member's. */
const part = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .discriminatedUnion('state', [
      z.object({ state: z.literal('here'), ...shape }),
      z.object({ state: z.literal('away') }),
    ])
    .optional()

/** A figure of today, and what it was yesterday at the same time. */
const againstYesterday = z.object({ today: z.number().int(), yesterday: z.number().int() })

const check = z.object({
  name: z.enum(['paper', 'questions', 'times', 'notice', 'teacher', 'place', 'open_day', 'no_clash']),
  is_done: z.boolean(),
})

const healthItem = z.object({
  name: z.string(),
  /** `off`: the centre has no account there, or nothing is known yet. */
  state: z.enum(['good', 'doubtful', 'bad', 'off']),
  /** What its word is about: when it last answered, ran or was made. */
  at: instant.nullable(),
  figure: z.number().nullable(),
})

export const readToday = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/today',
  summary:
    'What this member’s day is about: exams, what waits, what comes, figures, money, health; each part as far as they may see it',
  action: 'own',
  status: 200,
  response: z.object({
    at: instant,
    /** Of the whole centre, or of this member’s courses and branches alone. */
    is_all: z.boolean(),
    /** Only where a centre has not begun yet. */
    set_up: part({
      steps: z.array(z.object({ name: z.enum(setUpSteps), is_done: z.boolean() })),
      /** The first batch, whose timetable is made next. */
      batch_id: z.number().int().nullable(),
    }),
    exams: part({
      running: z.array(
        z.object({
          id: z.number().int(),
          key: z.string(),
          title: text,
          closes_at: instant,
          writing: count,
          /** Of those who write, of whom nothing was heard for ten minutes. */
          quiet: count,
          finished: count,
        }),
      ),
      next: z.object({ key: z.string(), title: text, opens_at: instant, questions: count }).nullable(),
    }),
    queues: part({
      rows: z.array(
        z.object({
          name: z.enum(waitingQueues),
          count: count.min(1),
          oldest_at: instant,
          /** How many have waited longer than they should. */
          late: count,
          /** Of questions that were given back: what was said of the newest. */
          words: z.string().optional(),
        }),
      ),
      /** How many kinds of things are waited for in vain: those with nothing in them. */
      empty: z.array(z.enum(waitingQueues)),
    }),
    coming: part({
      rows: z.array(
        z.object({
          id: z.number().int(),
          kind: z.enum(['lecture', 'exam', 'lecture_and_exam']),
          starts_at: instant,
          title: text,
          /** The course, and the teacher where there is one. */
          course: text,
          teacher: text.nullable(),
          batch_id: z.number().int(),
          questions: z.object({ placed: count, wanted: count }).nullable(),
          checks: z.array(check),
        }),
      ),
      /** Beyond those that are shown. */
      more: count,
    }),
    figures: part({
      enrolments: againstYesterday,
      /** Not of somebody who sees only some courses or branches: an account belongs to none. */
      registrations: againstYesterday.nullable(),
      active: z.object({ today: count, week: count }).nullable(),
      /** In paisa. */
      takings: againstYesterday.nullable(),
    }),
    takings: part({
      /** Thirty days of Dhaka, today last; what came less what went back. */
      days: z.array(z.object({ day: day, paisa })),
    }),
    participation: part({
      papers: z.array(z.object({ key: z.string(), title: text, sat: count, expected: count })),
    }),
    health: part({ items: z.array(healthItem) }),
  }),
})
