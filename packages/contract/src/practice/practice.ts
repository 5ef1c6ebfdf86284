import { z } from 'zod'
import { defineCall } from '../call.ts'
import { examCard } from '../exam/exam-card.ts'
import { defineExamFamily } from '../exam/exam-family.ts'
import { questionAnswer } from '../exam/question-answer.ts'
import { sittingQuery } from '../exam/sit-exam.ts'
import { idList, idParams, instant, slugText, wholeNumber } from '../fields.ts'

const doctorOnly = ['unauthenticated', 'device_not_verified'] as const
const made = z.object({ id: z.number().int(), questions: z.number().int() })
const id = z.number().int().min(1).max(2_147_483_647)
const listAtMost = 50

const types = ['sba', 'mcq'] as const
/** `wrong`: not right the last time; `unseen`: in nothing that the doctor has sat. */
const sources = ['wrong', 'unseen', 'all'] as const

/** What a set is drawn by. An empty list means: whichever there are. */
const choices = z.object({
  subject_ids: z.array(id).max(listAtMost),
  topic_ids: z.array(id).max(listAtMost),
  types: z.array(z.enum(types)).max(types.length),
  source: z.enum(sources),
  size: z.union([z.literal(10), z.literal(20), z.literal(50), z.literal(100)]),
  mode: z
    .enum(['study', 'timed'])
    .describe('Explained after each answer; or under a rule pack, with everything at the end'),
  pack: slugText.nullable().describe('The rule pack of a timed set'),
})

const pack = z.object({
  key: z.string(),
  name: z.string(),
  types: z.array(z.enum(types)).describe('What it can ask'),
  /** How many seconds it gives for a question. */
  seconds_each: z.number().int(),
  /** Whether a wrong answer costs marks. */
  negative_marking: z.boolean(),
})

const set = z.object({
  id: z.number().int(),
  mode: z.enum(['study', 'timed']),
  made_at: instant,
  choices,
  exam: examCard,
})

export const practice = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/practice',
  summary: 'Everything to choose a practice set by, and the last sets with what they came to',
  access: 'doctor',
  query: z.object({ topics: idList(listAtMost).optional().describe('Topics to be named, as a link has them') }),
  status: 200,
  response: z.object({
    total: z.number().int().describe('How many questions there are to practise'),
    subjects: z.array(z.object({ id: z.number().int(), name: z.string(), count: z.number().int() })),
    topics: z.array(z.object({ id: z.number().int(), subject_id: z.number().int(), name: z.string() })),
    packs: z.array(pack),
    choices: choices.nullable().describe('Those of the last set'),
    sets: z.array(set),
  }),
  errors: doctorOnly,
})

export const countPractice = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/practice/count',
  summary: 'How many questions there are for these choices',
  access: 'doctor',
  query: z.object({
    subjects: idList(listAtMost).optional(),
    topics: idList(listAtMost).optional(),
    type: z.enum(types).optional(),
    source: z.enum(sources).optional(),
    pack: slugText.optional().describe('Only what this rule pack can ask'),
  }),
  status: 200,
  response: z.object({
    count: z.number().int(),
    subjects: z.record(z.string(), z.number().int()).describe('By subject, whichever of them are chosen'),
    sources: z.object({ wrong: z.number().int(), unseen: z.number().int(), all: z.number().int() }),
  }),
  errors: doctorOnly,
})

export const makePractice = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/practice',
  summary: 'Draws a set, and remembers the choices; fewer questions than were asked for where there are no more',
  access: 'doctor',
  body: choices,
  status: 201,
  response: made,
  errors: [...doctorOnly, 'forbidden', 'validation_failed', 'too_many_requests'],
})

const base = '/api/v3/web/doctor/practice/:id'

/** A set is sat as any exam is, by the calls that every family has. */
export const {
  look: practiceExam,
  onSpot: onSpotPractice,
  save: saveOnSpotPractice,
  news: practiceNews,
  readNews: readPracticeNews,
  answers: practiceQuestionAnswers,
  result: practiceResult,
} = defineExamFamily({
  field: 'practice',
  paths: {
    look: base,
    onSpot: `${base}/on-spot`,
    news: `${base}/on-spot/news`,
    answers: `${base}/question-answers`,
    result: `${base}/result`,
  },
  params: idParams,
  answersQuery: sittingQuery,
  access: 'doctor',
  lapses: true,
  limited: true,
})

export const practiseMissed = defineCall({
  method: 'POST',
  path: `${base}/again`,
  summary: 'A set, sat alike, of what was not right in the last attempt handed in; what is remembered of choices stays',
  access: 'doctor',
  params: idParams,
  status: 201,
  response: made,
  errors: [...doctorOnly, 'forbidden', 'not_found', 'not_enrolled', 'answers_not_released', 'too_many_requests'],
})

export const showPracticeAnswer = defineCall({
  method: 'POST',
  path: `${base}/answers/:questionId`,
  summary: 'In study mode: what is right in a question whose answer is on disk; from then on that answer stands',
  access: 'doctor',
  params: idParams.extend({ questionId: wholeNumber(1, 2_147_483_647) }),
  status: 200,
  response: z.object({ question_answer: questionAnswer }),
  errors: [...doctorOnly, 'forbidden', 'not_found', 'not_enrolled', 'answers_not_released', 'exam_finished'],
})
