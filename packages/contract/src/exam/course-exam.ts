import { z } from 'zod'
import { wholeNumber } from '../fields.ts'
import { defineExamFamily } from './exam-family.ts'
import { sittingQuery } from './sit-exam.ts'

const id = wholeNumber(1, 2_147_483_647)

/** The exams in a doctor's own schedule: `id` is the enrolment, `eventId` the row of its schedule. */
export const {
  look: courseExam,
  onSpot: onSpotCourseExam,
  save: saveOnSpotCourseExam,
  news: courseExamNews,
  readNews: readCourseExamNews,
  answers: courseExamQuestionAnswers,
  result: courseExamResult,
} = defineExamFamily({
  field: 'exam',
  paths: {
    look: '/api/v3/web/doctor/courses/:id/events/:eventId/exam',
    onSpot: '/api/v3/web/doctor/courses/:id/events/:eventId/exam/on-spot',
    news: '/api/v3/web/doctor/courses/:id/events/:eventId/exam/on-spot/news',
    answers: '/api/v3/web/doctor/courses/:id/events/:eventId/exam/question-answers',
    result: '/api/v3/web/doctor/courses/:id/events/:eventId/exam/result',
  },
  params: z.object({ id, eventId: id }),
  answersQuery: sittingQuery,
  access: 'doctor',
})
