import { my_courses } from '@prostuti/text/messages'
import type { MetaFunction } from 'react-router'
import { CoursesPage } from '../features/my-courses/courses-page.tsx'
import { pageMeta } from '../shell/page-meta.ts'

export const meta: MetaFunction = ({ matches }) => pageMeta({ matches, title: my_courses(), index: false })

export default CoursesPage
