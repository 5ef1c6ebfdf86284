import * as m from '@prostuti/text/messages'
import type { IconShape } from '@prostuti/ui/icon'
import {
  courseCalendarIcon,
  courseChartIcon,
  courseExamIcon,
  courseFilesIcon,
  courseParcelIcon,
  courseVideoIcon,
} from '@prostuti/ui/icons/course-links'
import type { Course } from '../../kit/course/course-queries.ts'

type CoursePart = {
  page: string
  icon: IconShape
  label: () => string
  pending?: string
  /** What is given to those alone who are in the course: whoever has left it would be sent away. */
  isForInside?: true
}

/** The pages of a course, each under the name that it has itself (`routes/my/page-names.test.ts` compares them). */
export const courseParts = [
  { page: '/my/courses/:id/full-schedule', icon: courseCalendarIcon, label: m.timetable_title },
  { page: '/my/courses/:id/course-materials', icon: courseFilesIcon, label: m.material_page, isForInside: true },
  { page: '/my/courses/:id/exams/results', icon: courseChartIcon, label: m.courseexam_results_title },
  { page: '/my/courses/:id/lecture-sheet', icon: courseParcelIcon, label: m.sheet_title },
  {
    page: '/my/pending-video/:id',
    icon: courseVideoIcon,
    label: m.lecture_pending_title,
    pending: 'videos',
    isForInside: true,
  },
  {
    page: '/my/pending-exam/:id',
    icon: courseExamIcon,
    label: m.courseexam_pending_title,
    pending: 'exams',
    isForInside: true,
  },
  { page: '/my/courses/:id/admin-videos', icon: courseVideoIcon, label: m.lecture_given_title, isForInside: true },
  { page: '/my/courses/:id/admin-exams', icon: courseExamIcon, label: m.courseexam_admin_title, isForInside: true },
] as const satisfies readonly CoursePart[]

/** What a course leads to; after it was left, to what remains the doctor's. */
export const partsOf = ({ state }: Pick<Course, 'state'>) =>
  courseParts.filter((part) => state === 'active' || !('isForInside' in part))
