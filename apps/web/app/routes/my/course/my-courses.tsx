import * as m from '@prostuti/text/messages'
import { CoursesPage } from '../../../features/my-courses/courses-page.tsx'

export const title = m.my_courses

export default CoursesPage
