import type { bcsExamQuestionAnswers } from '@prostuti/contract'
import { get } from '../../../../api/get.ts'

/** The one question of today, from a finished exam whose answers are open to everybody. */
export const dayQuery = (exam: string) =>
  get<typeof bcsExamQuestionAnswers>(
    '/api/v3/web/bcs-exam-question-answers/:key',
    { 'list-for': 'hero' },
    { key: exam },
  )
