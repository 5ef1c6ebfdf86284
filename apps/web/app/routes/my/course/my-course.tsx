import * as m from '@prostuti/text/messages'
import { CoursePage } from '../../../features/my-courses/course-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.my_courses

export default function MyCourse({ params: { id } }: MyPageProps<'id'>) {
  return <CoursePage key={id} id={id} />
}
