import { queryOptions } from '@tanstack/react-query'
import type { ExamDoor } from '../exam-doors.ts'
import type { ExamCard, ExamProperty, QuestionAnswer } from '../exam-types.ts'

export type ReviewData = { exam: ExamCard; answers: QuestionAnswer[] }

/** The keys begin like the doctor's own calls, so that they leave the memory with the sign-in. */
export const reviewQuery = (door: ExamDoor, attempt: number | undefined) =>
  queryOptions<ReviewData>({
    queryKey: ['/api/v3/web/doctor/exam-answers', door.name, attempt],
    queryFn: () => door.answers(attempt),
  })

/** Asked when the answers are refused: it tells why. */
export const lookQuery = (door: ExamDoor) =>
  queryOptions<{ exam: ExamCard; property: ExamProperty }>({
    queryKey: ['/api/v3/web/doctor/exam-look', door.name],
    queryFn: () => door.look(),
    staleTime: 0,
  })
