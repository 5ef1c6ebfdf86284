import * as m from '@prostuti/text/messages'
import { ExamStatusPage } from '../../../features/course-exams/exam-status-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.courseexam_status_title

export default function MyExamStatusPage({ params }: MyPageProps<'id' | 'eventId'>) {
  return <ExamStatusPage key={params.eventId} params={params} />
}
