import { z } from 'zod'
import { defineCall } from '../call.ts'
import { pageQuery } from '../fields.ts'
import { examCard, examKey } from './exam-card.ts'
import { examProperty } from './exam-property.ts'
import { examResult } from './exam-result.ts'
import { questionAnswer } from './question-answer.ts'
import {
  answerBody,
  answerSaved,
  flagsBody,
  flagsSaved,
  savingErrors,
  sitting,
  sittingErrors,
  sittingQuery,
} from './sit-exam.ts'

export const quizzes = defineCall({
  method: 'GET',
  path: '/api/v3/web/quizzes',
  summary: 'Quizzes, newest first, with what the reader has done',
  access: 'public',
  query: z.object(pageQuery(100)),
  status: 200,
  response: z.object({ quizzes: z.array(examCard), total: z.number().int() }),
  errors: [],
})

export const quiz = defineCall({
  method: 'GET',
  path: '/api/v3/web/quizzes/:key',
  summary: 'One quiz and its rules, for the page before it; begins nothing',
  access: 'public',
  params: examKey,
  status: 200,
  response: z.object({ quiz: examCard, quiz_property: examProperty }),
  errors: ['not_found'],
})

const onSpot = z.object({
  quiz: examCard,
  quiz_property: examProperty,
  /** Present when the quiz is already done. */
  result: examResult.optional(),
  ...sitting,
})

export const onSpotQuiz = defineCall({
  method: 'GET',
  path: '/api/v3/web/on-spot-quiz/:key',
  summary:
    'Sits the quiz: begins it at the first call, resumes it at every later one, and gives the result when it is done',
  access: 'doctor',
  params: examKey,
  query: sittingQuery,
  status: 200,
  response: onSpot,
  errors: sittingErrors,
})

export const saveOnSpotQuiz = defineCall({
  method: 'POST',
  path: '/api/v3/web/on-spot-quiz/:key',
  summary: 'Saves one answer, or the flags, or hands the quiz in',
  access: 'doctor',
  params: examKey,
  body: z.union([answerBody, z.object({ quiz_finished: z.literal(true) }), flagsBody]),
  status: 200,
  response: z.union([answerSaved, flagsSaved, onSpot]),
  errors: savingErrors,
})

export const quizQuestionAnswers = defineCall({
  method: 'GET',
  path: '/api/v3/web/quiz-question-answers/:key',
  summary: 'Every question with key, explanation and the reader’s choice, after finish and release',
  access: 'public',
  params: examKey,
  query: sittingQuery,
  status: 200,
  response: z.object({ quiz: examCard, question_answers: z.array(questionAnswer) }),
  errors: ['not_found', 'answers_not_released'],
})

export const quizResult = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/quizzes/:key/result',
  summary: 'The result of a finished attempt, the newest unless one is named',
  access: 'doctor',
  params: examKey,
  query: sittingQuery,
  status: 200,
  response: z.object({ quiz: examCard, quiz_property: examProperty, result: examResult, attempts: z.number().int() }),
  errors: ['unauthenticated', 'device_not_verified', 'not_found'],
})
