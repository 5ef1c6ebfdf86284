import * as m from '@prostuti/text/messages'
import { AdminExamsPage } from '../../../features/course-exams/admin-exams-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.courseexam_admin_title

export default function MyAdminExamsPage({ params: { id } }: MyPageProps<'id'>) {
  return <AdminExamsPage key={id} id={id} />
}
