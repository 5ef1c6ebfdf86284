import * as m from '@prostuti/text/messages'
import { AdminVideosPage } from '../../../features/lectures/admin-videos-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.lecture_given_title

export default function MyAdminVideos({ params: { id } }: MyPageProps<'id'>) {
  return <AdminVideosPage key={id} courseId={id} />
}
