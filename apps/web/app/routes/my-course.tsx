import { my_courses } from '@prostuti/text/messages'
import { CoursePage } from '../features/my-courses/course-page.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/my-course.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ matches, title: my_courses(), index: false })

export default function MyCourse({ params: { id } }: Route.ComponentProps) {
  return <CoursePage key={id} id={id} />
}
