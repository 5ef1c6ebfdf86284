import * as m from '@prostuti/text/messages'

/** The pages of a course, each under the name that it has itself (`routes/my/page-names.test.ts` compares them). */
export const courseParts = [
  { page: '/my/courses/:id/full-schedule', icon: 'calendar', label: m.timetable_title },
  { page: '/my/courses/:id/course-materials', icon: 'files', label: m.material_page },
  { page: '/my/courses/:id/exams/results', icon: 'chart', label: m.courseexam_results_title },
  { page: '/my/courses/:id/lecture-sheet', icon: 'parcel', label: m.sheet_title },
  { page: '/my/pending-video/:id', icon: 'video', label: m.lecture_pending_title, pending: 'videos' },
  { page: '/my/pending-exam/:id', icon: 'exam', label: m.courseexam_pending_title, pending: 'exams' },
  { page: '/my/courses/:id/admin-videos', icon: 'video', label: m.lecture_given_title },
  { page: '/my/courses/:id/admin-exams', icon: 'exam', label: m.courseexam_admin_title },
] as const satisfies readonly { page: string; icon: string; label: () => string; pending?: string }[]
