import { my_courses } from '@prostuti/text/messages'
import { CoursesPage } from '../features/my-courses/courses-page.tsx'

export const title = my_courses

export default CoursesPage
