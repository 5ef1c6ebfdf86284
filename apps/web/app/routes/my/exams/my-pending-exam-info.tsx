import * as m from '@prostuti/text/messages'
import { PendingExamInfoPage } from '../../../features/course-exams/pending-exam-info-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.courseexam_late_title

export default function MyPendingExamInfoPage({ params }: MyPageProps<'id' | 'eventId'>) {
  return <PendingExamInfoPage key={params.eventId} params={params} />
}
