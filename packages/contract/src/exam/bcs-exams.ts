import { z } from 'zod'
import { defineCall } from '../call.ts'
import { examCard, examKey } from './exam-card.ts'
import { defineExamFamily } from './exam-family.ts'
import { examListQuery, questionAnswersQuery } from './question-answer.ts'

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

/** BCS exams and special exams. */
export const {
  look: bcsExam,
  onSpot: onSpotBcsExam,
  save: saveOnSpotBcsExam,
  news: bcsExamNews,
  readNews: readBcsExamNews,
  answers: bcsExamQuestionAnswers,
  result: bcsExamResult,
} = defineExamFamily({
  field: 'bcs_exam',
  paths: {
    look: '/api/v3/web/bcs-exams/:key',
    onSpot: '/api/v3/web/on-spot-bcs-exam/:key',
    news: '/api/v3/web/on-spot-bcs-exam/:key/news',
    answers: '/api/v3/web/bcs-exam-question-answers/:key',
    result: '/api/v3/web/doctor/bcs-exams/:key/result',
  },
  params: examKey,
  answersQuery: questionAnswersQuery,
  access: 'public',
})
