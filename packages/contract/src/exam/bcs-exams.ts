import { z } from 'zod'
import { defineCall } from '../call.ts'
import { examCard, examKey } from './exam-card.ts'
import { examProperty } from './exam-property.ts'
import { examResult } from './exam-result.ts'
import { examListQuery, questionAnswer, questionAnswersQuery } from './question-answer.ts'
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

export const bcsExams = defineCall({
  method: 'GET',
  path: '/api/v3/web/bcs-exams',
  summary: 'BCS exams, newest first, with what the reader has done; `list-for=special` gives the special exams instead',
  access: 'public',
  query: examListQuery,
  status: 200,
  response: z.object({ bcs_exams: z.array(examCard), total: z.number().int() }),
  errors: [],
})

export const bcsExam = defineCall({
  method: 'GET',
  path: '/api/v3/web/bcs-exams/:key',
  summary: 'One BCS or special exam and its rules, for the page before it; begins nothing',
  access: 'public',
  params: examKey,
  status: 200,
  response: z.object({ bcs_exam: examCard, bcs_exam_property: examProperty }),
  errors: ['not_found'],
})

const onSpot = z.object({
  bcs_exam: examCard,
  bcs_exam_property: examProperty,
  /** Present when the exam is already done. */
  result: examResult.optional(),
  ...sitting,
})

export const onSpotBcsExam = defineCall({
  method: 'GET',
  path: '/api/v3/web/on-spot-bcs-exam/:key',
  summary:
    'Sits the exam: begins it at the first call, resumes it at every later one, and gives the result when it is done',
  access: 'doctor',
  params: examKey,
  query: sittingQuery,
  status: 200,
  response: onSpot,
  errors: sittingErrors,
})

export const saveOnSpotBcsExam = defineCall({
  method: 'POST',
  path: '/api/v3/web/on-spot-bcs-exam/:key',
  summary: 'Saves one answer, or the flags, or hands the exam in',
  access: 'doctor',
  params: examKey,
  body: z.union([answerBody, z.object({ bcs_exam_finished: z.literal(true) }), flagsBody]),
  status: 200,
  response: z.union([answerSaved, flagsSaved, onSpot]),
  errors: savingErrors,
})

export const bcsExamQuestionAnswers = defineCall({
  method: 'GET',
  path: '/api/v3/web/bcs-exam-question-answers/:key',
  summary: 'Every question with key, explanation and the reader’s choice, after finish and release',
  access: 'public',
  params: examKey,
  query: questionAnswersQuery,
  status: 200,
  response: z.object({ bcs_exam: examCard, question_answers: z.array(questionAnswer) }),
  errors: ['not_found', 'answers_not_released'],
})

export const bcsExamResult = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/bcs-exams/:key/result',
  summary: 'The result of a finished attempt, the newest unless one is named',
  access: 'doctor',
  params: examKey,
  query: sittingQuery,
  status: 200,
  response: z.object({
    bcs_exam: examCard,
    bcs_exam_property: examProperty,
    result: examResult,
    attempts: z.number().int(),
  }),
  errors: ['unauthenticated', 'device_not_verified', 'not_found'],
})
