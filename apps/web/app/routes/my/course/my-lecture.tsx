import * as m from '@prostuti/text/messages'
import { LecturePage } from '../../../features/lectures/lecture-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.lecture_title

export default function MyLecture({ params: { id, eventId } }: MyPageProps<'id' | 'eventId'>) {
  return <LecturePage key={`${id} ${eventId}`} courseId={id} eventId={eventId} />
}
