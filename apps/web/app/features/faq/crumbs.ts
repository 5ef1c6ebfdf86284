import * as m from '@prostuti/text/messages'
import { addressOf } from '../../kit/address/address-of.ts'
import type { Crumb } from '../../kit/page/page-tags.ts'
import { categoryName } from './categories.ts'
import { faqAddress } from './faq-search.ts'

export const faqListCrumbs = (): Crumb[] => [
  { title: m.page_home(), path: '/' },
  { title: m.faq_title(), path: addressOf('/faq') },
]

export const faqCrumbs = ({ id, title, category }: { id: number; title: string; category: string }): Crumb[] => [
  ...faqListCrumbs(),
  { title: categoryName(category), path: faqAddress({ category }) },
  { title, path: addressOf('/faq/:id/show', { id }) },
]
