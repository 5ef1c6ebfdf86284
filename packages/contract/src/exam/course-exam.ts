import { z } from 'zod'
import { defineCall } from '../call.ts'
import { wholeNumber } from '../fields.ts'
import { examCard } from './exam-card.ts'
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

const id = wholeNumber(1, 2_147_483_647)

/** The enrolment, and the row of its schedule that has the exam. */
const courseExamParams = z.object({ id, eventId: id })

const exam = { exam: examCard, exam_property: examProperty }
const onSpot = z.object({ ...exam, result: examResult.optional(), ...sitting })

export const courseExam = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/courses/:id/events/:eventId/exam',
  summary: 'The exam of one row of the doctor’s own schedule and its rules; begins nothing',
  access: 'doctor',
  params: courseExamParams,
  status: 200,
  response: z.object(exam),
  errors: ['unauthenticated', 'device_not_verified', 'not_found'],
})

export const onSpotCourseExam = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/courses/:id/events/:eventId/exam/on-spot',
  summary:
    'Sits the exam: begins it at the first call, resumes it at every later one, and gives the result when it is done',
  access: 'doctor',
  params: courseExamParams,
  query: sittingQuery,
  status: 200,
  response: onSpot,
  errors: sittingErrors,
})

export const saveOnSpotCourseExam = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/courses/:id/events/:eventId/exam/on-spot',
  summary: 'Saves one answer, or the flags, or hands the exam in',
  access: 'doctor',
  params: courseExamParams,
  body: z.union([answerBody, z.object({ exam_finished: z.literal(true) }), flagsBody]),
  status: 200,
  response: z.union([answerSaved, flagsSaved, onSpot]),
  errors: savingErrors,
})

export const courseExamQuestionAnswers = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/courses/:id/events/:eventId/exam/question-answers',
  summary: 'Every question with key, explanation and the doctor’s choice, after finish and release',
  access: 'doctor',
  params: courseExamParams,
  query: sittingQuery,
  status: 200,
  response: z.object({ exam: examCard, question_answers: z.array(questionAnswer) }),
  errors: ['unauthenticated', 'device_not_verified', 'not_found', 'answers_not_released'],
})

export const courseExamResult = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/courses/:id/events/:eventId/exam/result',
  summary: 'The result of a finished attempt, the newest unless one is named',
  access: 'doctor',
  params: courseExamParams,
  query: sittingQuery,
  status: 200,
  response: z.object({ ...exam, result: examResult, attempts: z.number().int() }),
  errors: ['unauthenticated', 'device_not_verified', 'not_found'],
})
