import type { adminExams, courseExamInfo, courseExams, pendingExams, ResponseOf } from '@prostuti/contract'
import { get } from '../../api/get.ts'

export type CourseExam = ResponseOf<typeof courseExams>['exams'][number]
export type PendingExam = ResponseOf<typeof pendingExams>['exams'][number]
export type ExamInfo = ResponseOf<typeof courseExamInfo>

// Always asked anew: an exam may have been opened, sat or marked since.

export const courseExamsQuery = (id: string) => ({
  ...get<typeof courseExams>('/api/v3/web/doctor/courses/:id/exams', {}, { id }),
  staleTime: 0,
})

export const pendingExamsQuery = (id: string) => ({
  ...get<typeof pendingExams>('/api/v3/web/doctor/courses/:id/pending-exams', {}, { id }),
  staleTime: 0,
})

export const adminExamsQuery = (id: string) => ({
  ...get<typeof adminExams>('/api/v3/web/doctor/courses/:id/admin-exams', {}, { id }),
  staleTime: 0,
})

export const examInfoQuery = ({ id, eventId }: { id: string; eventId: string }) => ({
  ...get<typeof courseExamInfo>('/api/v3/web/doctor/courses/:id/events/:eventId/exam-info', {}, { id, eventId }),
  staleTime: 0,
})
