import type { ResponseOf } from '@prostuti/contract'
import type {
  batchCategoryResource,
  batchResource,
  courseResource,
  courseSessionResource,
  eventResource,
  listLectures,
  RowOf,
  teacherResource,
} from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import { pickText } from '@prostuti/text/locale'
import { getLocale } from '@prostuti/text/runtime'
import type { PickSource } from '../pick/pick-types.ts'

const inReadersLanguage = (text: { bn: string; en?: string | undefined }): string => pickText(text, getLocale())

export const courseSource: PickSource<RowOf<typeof courseResource>> = {
  path: '/api/v3/admin/courses',
  create: '/courses/new',
  wordsOf: ({ title }) => inReadersLanguage(title),
}

export const sessionSource: PickSource<RowOf<typeof courseSessionResource>> = {
  path: '/api/v3/admin/course-sessions',
  create: '/course-sessions/new',
  wordsOf: ({ title, course }) => `${inReadersLanguage(title)} · ${inReadersLanguage(course)}`,
}

export const categorySource: PickSource<RowOf<typeof batchCategoryResource>> = {
  path: '/api/v3/admin/batch-categories',
  create: '/batch-categories/new',
  wordsOf: ({ title }) => inReadersLanguage(title),
  noteOf: ({ course }) => inReadersLanguage(course),
}

export const batchSource: PickSource<RowOf<typeof batchResource>> = {
  path: '/api/v3/admin/batches',
  create: '/batches/new',
  wordsOf: ({ title }) => inReadersLanguage(title),
  noteOf: ({ course, session }) => `${inReadersLanguage(course)} · ${inReadersLanguage(session)}`,
}

export const eventSource: PickSource<RowOf<typeof eventResource>> = {
  path: '/api/v3/admin/events',
  create: '/events/new',
  wordsOf: ({ name }) => inReadersLanguage(name),
}

export const teacherSource: PickSource<RowOf<typeof teacherResource>> = {
  path: '/api/v3/admin/teachers',
  create: '/teachers/new',
  wordsOf: ({ name }) => inReadersLanguage(name),
  noteOf: ({ subject, qualifications }) => `${inReadersLanguage(subject)} · ${qualifications}`,
}

export const lectureSource: PickSource<ResponseOf<typeof listLectures>['rows'][number]> = {
  path: '/api/v3/admin/lectures',
  wordsOf: ({ title }) => inReadersLanguage(title),
  noteOf: ({ starts_at, schedule }) =>
    `${formatWhen(new Date(starts_at), new Date(), getLocale())} · ${inReadersLanguage(schedule)}`,
}
