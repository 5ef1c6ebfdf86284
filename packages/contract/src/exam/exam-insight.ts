import { z } from 'zod'
import { defineCall } from '../call.ts'
import { instant, link, wholeNumber } from '../fields.ts'
import { examKey, marks } from './exam-card.ts'
import { sittingQuery } from './sit-exam.ts'

const count = z.number().int()
/** Between 0 and 1. */
const share = z.number()

/** Why there are no figures: fewer than 20 answers, fewer than 30 who sat the paper, others not worked out yet, a paper without ranks. */
const silence = z.enum(['few_answers', 'few_others', 'not_yet', 'no_ranks'])

/** Figures with enough behind them, or why there are none. */
const told = <Figures extends z.ZodType>(figures: Figures) =>
  z.object({ figures: figures.nullable(), silent: silence.nullable() })

const rightWrong = z.object({ right: count, wrong: count })

const pace = z.object({
  /** How many questions were answered at the start and at the end of each equal part of the paper's time. */
  answered: z.array(count),
  last: z.object({ minutes: z.number(), answered: count }),
  /** Minutes that were left when it was handed in. */
  unused: count,
})

const speed = z.object({
  /** Answered questions by how long they took; the last bar has all that took longer. */
  bars: z.array(rightWrong),
  bar_seconds: count,
  /** Seconds. */
  median: count,
  /** Answered, but arrived together when the network came back: of those nobody knows how long they took. */
  unknown: count,
})

const guess = told(z.object({ right: count, wrong: count, earned: marks, break_even: share })).extend({
  group: z.enum(['flagged', 'changed', 'last_minute']),
})

const stemTally = z.object({ right: count, wrong: count, blank: count })

const subject = z.object({
  key: z.string(),
  subject: z.string(),
  own: told(z.object({ right: count, asked: count, low: share, high: share })),
  others: told(share),
})

const topic = z.object({
  subject_id: count,
  /** Null where the questions have no topic of their own. */
  topic_id: count.nullable(),
  name: z.string(),
  /** What more it could have brought. */
  missed: marks,
  questions: count,
  lecture: z.object({ title: z.string(), to: link }).nullable(),
  page: z.object({ title: z.string(), page: count, to: link }).nullable(),
})

const insight = z.object({
  attempt: count,
  /** Of the paper. */
  minutes: count,
  questions: count,
  pace: told(pace),
  /** The middle half of all who are ranked, at the same moments. */
  others: told(z.array(z.object({ low: z.number(), middle: z.number(), high: z.number() }))),
  speed: told(speed).extend({ slow: told(rightWrong), fast: told(rightWrong) }),
  changes: told(z.object({ changed: count, helped: count, hurt: count })),
  guesses: z.array(guess),
  /** What is given and taken, where something is taken; from which share right an answer pays. */
  rules: z.array(z.object({ unit: z.enum(['question', 'stem']), right: marks, wrong: marks, break_even: share })),
  /** Null where the paper has no true/false stems. */
  stems: z
    .object({
      true: told(stemTally),
      false: told(stemTally),
      saying: told(
        z.object({ said_true: count, are_true: count, answered: count, leaning: z.enum(['true', 'false', 'none']) }),
      ),
    })
    .nullable(),
  subjects: z.array(subject),
  /** At most three, what would bring most first; by the marks alone where `others` are few or none. */
  topics: told(z.array(topic)),
})

const examInsight = z.discriminatedUnion('state', [
  /** Not before marks and answers are out; null where nobody can say when. */
  z.object({ state: z.literal('waiting'), at: instant.nullable() }),
  z.object({ state: z.literal('working') }),
  /** It could not be worked out. */
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('ready'), insight }),
])

const defineInsight = <const Path extends string, Params extends z.ZodType>(path: Path, params: Params) =>
  defineCall({
    method: 'GET',
    path,
    summary: 'How a finished attempt went, the newest unless one is named: once its marks and answers are out',
    access: 'doctor',
    params,
    query: sittingQuery,
    status: 200,
    response: examInsight,
    errors: ['unauthenticated', 'device_not_verified', 'not_found'],
  })

const id = wholeNumber(1, 2_147_483_647)

/** Of BCS exams and special exams. */
export const bcsExamInsight = defineInsight('/api/v3/web/doctor/bcs-exams/:key/insight', examKey)
export const quizInsight = defineInsight('/api/v3/web/doctor/quizzes/:key/insight', examKey)
/** `id` is the enrolment, `eventId` the row of its schedule. */
export const courseExamInsight = defineInsight(
  '/api/v3/web/doctor/courses/:id/events/:eventId/exam/insight',
  z.object({ id, eventId: id }),
)
