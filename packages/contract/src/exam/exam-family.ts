import { z } from 'zod'
import { defineCall } from '../call.ts'
import { examCard } from './exam-card.ts'
import { examProperty } from './exam-property.ts'
import { examResult } from './exam-result.ts'
import { questionAnswer } from './question-answer.ts'
import {
  answerBody,
  answerSaved,
  answersBody,
  flagsBody,
  flagsSaved,
  ofAttempt,
  onSpotQuery,
  readMessagesBody,
  savingErrors,
  sitting,
  sittingErrors,
  sittingNews,
  sittingQuery,
  whenOver,
} from './sit-exam.ts'

/** Fetched before the start; the start answers the key, and then nobody has to wait for questions. */
const sealedPaper = z
  .string()
  .nullable()
  .describe('Where the questions lie, encrypted, for who may soon begin; zlib-compressed JSON when opened')

/**
 * The calls that every family of exams has. Families differ in their addresses and in one word: what they call an exam,
 * from which `…_property` and `…_finished` are made.
 */
export function defineExamFamily<
  const Field extends string,
  const Paths extends { look: string; onSpot: string; news: string; answers: string; result: string },
  Params extends z.ZodType,
  Query extends z.ZodType,
  const Access extends 'public' | 'doctor',
>({
  field,
  paths,
  params,
  answersQuery,
  access,
  lapses = false,
  limited = false,
}: {
  field: Field
  paths: Paths
  params: Params
  answersQuery: Query
  /** Of the calls that begin nothing: visitors may look at a public exam. */
  access: Access
  /** Whether the right to it is asked for with every call, and not at the start alone. */
  lapses?: boolean
  /** Whether attempts without end can be begun, and so not too many at once. */
  limited?: boolean
}) {
  const exam = { [field]: examCard } as { [Name in Field]: typeof examCard }
  const property = { [`${field}_property`]: examProperty } as {
    [Name in `${Field}_property`]: typeof examProperty
  }
  const finished = { [`${field}_finished`]: z.literal(true) } as {
    [Name in `${Field}_finished`]: z.ZodLiteral<true>
  }
  const doctorOnly = ['unauthenticated', 'device_not_verified'] as const
  const lapsed = lapses ? (['not_enrolled'] as const) : []
  const lookErrors =
    access === 'doctor' ? ([...doctorOnly, 'not_found', ...lapsed] as const) : (['not_found', ...lapsed] as const)
  const onSpot = z.object({
    ...exam,
    ...property,
    /** Present when the exam is already done. */
    result: examResult.optional(),
    ...sitting,
  })
  return {
    look: defineCall({
      method: 'GET',
      path: paths.look,
      summary: 'One exam and its rules, for the page before it; begins nothing',
      access,
      params,
      status: 200,
      response: z.object({ ...exam, ...property, sealed_paper: sealedPaper }),
      errors: lookErrors,
    }),
    onSpot: defineCall({
      method: 'GET',
      path: paths.onSpot,
      summary:
        'Sits the exam: begins it at the first call, resumes it at every later one, and gives the result when it is done',
      access: 'doctor',
      params,
      query: onSpotQuery,
      status: 200,
      response: onSpot,
      errors: limited ? [...sittingErrors, 'too_many_requests'] : sittingErrors,
    }),
    save: defineCall({
      method: 'POST',
      path: paths.onSpot,
      summary: 'Saves one answer or several, or the flags, or hands the exam in',
      access: 'doctor',
      params,
      body: z.union([answerBody, answersBody, z.object({ ...finished, ...ofAttempt, ...whenOver }), flagsBody]),
      status: 200,
      response: z.union([answerSaved, flagsSaved, onSpot]),
      errors: [...savingErrors, ...lapsed],
    }),
    news: defineCall({
      method: 'GET',
      path: paths.news,
      summary:
        'How a sitting stands: its end, whether it is paused, and what was said and is not read yet; begins nothing',
      access: 'doctor',
      params,
      query: sittingQuery,
      status: 200,
      response: sittingNews,
      errors: [...doctorOnly, 'not_found', ...lapsed],
    }),
    readNews: defineCall({
      method: 'POST',
      path: paths.news,
      summary: 'Says that messages of the control room were read',
      access: 'doctor',
      params,
      body: readMessagesBody,
      status: 200,
      response: sittingNews,
      errors: [...doctorOnly, 'forbidden', 'not_found', ...lapsed],
    }),
    answers: defineCall({
      method: 'GET',
      path: paths.answers,
      summary: 'Every question with key, explanation and the reader’s choice, after finish and release',
      access,
      params,
      query: answersQuery,
      status: 200,
      response: z.object({ ...exam, question_answers: z.array(questionAnswer) }),
      errors: [...lookErrors, 'answers_not_released'],
    }),
    result: defineCall({
      method: 'GET',
      path: paths.result,
      summary: 'The result of a finished attempt, the newest unless one is named',
      access: 'doctor',
      params,
      query: sittingQuery,
      status: 200,
      response: z.object({ ...exam, ...property, result: examResult, attempts: z.number().int() }),
      errors: [...doctorOnly, 'not_found', ...lapsed],
    }),
  }
}
