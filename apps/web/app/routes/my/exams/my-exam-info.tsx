import * as m from '@prostuti/text/messages'
import { ExamInfoPage } from '../../../features/course-exams/exam-info-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.courseexam_info_title

export default function MyExamInfoPage({ params }: MyPageProps<'id' | 'eventId'>) {
  return <ExamInfoPage key={params.eventId} params={params} />
}
