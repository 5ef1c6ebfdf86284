import * as m from '@prostuti/text/messages'
import { PendingVideosPage } from '../../../features/lectures/pending-videos-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.lecture_pending_title

export default function MyPendingVideos({ params: { id } }: MyPageProps<'id'>) {
  return <PendingVideosPage key={id} courseId={id} />
}
