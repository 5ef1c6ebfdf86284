import * as m from '@prostuti/text/messages'
import type { Crumb } from '../../kit/page/page-tags.ts'
import type { ExamList } from './exam-lists.ts'

export const examListCrumbs = ({ title, path }: ExamList): Crumb[] => [
  { title: m.page_home(), path: '/' },
  { title: title(), path },
]
