import * as m from '@prostuti/text/messages'
import { AdminVideoPage } from '../../../features/lectures/admin-video-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.lecture_given_title

export default function MyAdminVideo({ params: { id, adminVideoId } }: MyPageProps<'id' | 'adminVideoId'>) {
  return <AdminVideoPage key={`${id} ${adminVideoId}`} courseId={id} adminVideoId={adminVideoId} />
}
