import * as m from '@prostuti/text/messages'
import type { Crumb } from '../../kit/page/page-tags.ts'
import { categoryName } from './categories.ts'
import { faqAddress } from './faq-search.ts'

export const faqListCrumbs = (): Crumb[] => [
  { title: m.page_home(), path: '/' },
  { title: m.faq_title(), path: '/faq' },
]

export const faqCrumbs = ({ id, title, category }: { id: number; title: string; category: string }): Crumb[] => [
  ...faqListCrumbs(),
  { title: categoryName(category), path: faqAddress({ category }) },
  { title, path: `/faq/${id}/show` },
]
