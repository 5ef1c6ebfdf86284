import { queryOptions } from '@tanstack/react-query'
import type { ExamClient } from '../exam-clients.ts'
import type { ExamCard, ExamProperty, QuestionAnswer } from '../exam-types.ts'

export type ReviewData = { exam: ExamCard; answers: QuestionAnswer[] }

/** The keys begin like the doctor's own calls, so that they leave the memory with the sign-in. */
export const reviewQuery = (client: ExamClient, attempt: number | undefined) =>
  queryOptions<ReviewData>({
    queryKey: ['/api/v3/web/doctor/exam-answers', client.name, attempt],
    queryFn: () => client.answers(attempt),
  })

/** Asked when the answers are refused: it tells why. */
export const lookQuery = (client: ExamClient) =>
  queryOptions<{ exam: ExamCard; property: ExamProperty }>({
    queryKey: ['/api/v3/web/doctor/exam-look', client.name],
    queryFn: () => client.look(),
    staleTime: 0,
  })
