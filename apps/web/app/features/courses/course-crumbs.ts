import * as m from '@prostuti/text/messages'
import type { Crumb } from '../../kit/page/page-tags.ts'
import { type CourseData, courseAddress } from './course-queries.ts'

export const courseCrumbs = ({ slug, title }: Pick<CourseData, 'slug' | 'title'>): Crumb[] => [
  { title: m.page_home(), path: '/' },
  { title, path: courseAddress(slug) },
]
