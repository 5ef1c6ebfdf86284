import { z } from 'zod'
import { defineCall } from '../call.ts'
import { pageQuery } from '../fields.ts'
import { examCard, examKey } from './exam-card.ts'
import { defineExamFamily } from './exam-family.ts'
import { sittingQuery } from './sit-exam.ts'

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

export const {
  look: quiz,
  onSpot: onSpotQuiz,
  save: saveOnSpotQuiz,
  news: quizNews,
  readNews: readQuizNews,
  answers: quizQuestionAnswers,
  result: quizResult,
} = defineExamFamily({
  field: 'quiz',
  paths: {
    look: '/api/v3/web/quizzes/:key',
    onSpot: '/api/v3/web/on-spot-quiz/:key',
    news: '/api/v3/web/on-spot-quiz/:key/news',
    answers: '/api/v3/web/quiz-question-answers/:key',
    result: '/api/v3/web/doctor/quizzes/:key/result',
  },
  params: examKey,
  answersQuery: sittingQuery,
  access: 'public',
})
