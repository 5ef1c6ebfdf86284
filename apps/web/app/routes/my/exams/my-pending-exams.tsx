import * as m from '@prostuti/text/messages'
import { PendingExamsPage } from '../../../features/course-exams/pending-exams-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.courseexam_pending_title

export default function MyPendingExamsPage({ params: { id } }: MyPageProps<'id'>) {
  return <PendingExamsPage key={id} id={id} />
}
