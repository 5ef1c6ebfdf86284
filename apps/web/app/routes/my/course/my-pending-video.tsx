import * as m from '@prostuti/text/messages'
import { LecturePage } from '../../../features/lectures/lecture-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.lecture_title

export default function MyPendingVideo({ params: { id, pendingVideoId } }: MyPageProps<'id' | 'pendingVideoId'>) {
  return <LecturePage key={`${id} ${pendingVideoId}`} courseId={id} eventId={pendingVideoId} isPending />
}
