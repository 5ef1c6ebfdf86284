import type { course, courseSettings, ResponseOf } from '@prostuti/contract'
import { get } from '../../api/get.ts'
import { batchesQuery } from '../../kit/batch/batch-queries.ts'

export type CourseData = ResponseOf<typeof course>['course']

export const courseQuery = (slug: string) => get<typeof course>('/api/v3/web/courses/:slug', {}, { slug })

export const courseSettingsQuery = (id: number) =>
  get<typeof courseSettings>('/api/v3/web/course-settings/:id', {}, { id })

/** As many open batches as a course's page shows; the rest is a link away. */
export const courseBatchesQuery = (slug: string) => batchesQuery({ course: slug, 'per-page': 6 })

/** Both courses with a page of their own share one route file; the address says which is meant. */
export const courseSlugOf = (pathname: string): string => /^\/courses\/([a-z0-9-]+)/.exec(pathname)?.[1] ?? ''

export const courseAddress = (slug: string) => `/courses/${slug}`
