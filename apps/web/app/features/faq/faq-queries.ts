import type { faq, faqs, ResponseOf } from '@prostuti/contract'
import { get } from '../../api/get.ts'
import type { FaqSearch } from './faq-search.ts'

export type FaqList = ResponseOf<typeof faqs>
export type FaqRow = FaqList['faqs'][number]
export type FaqAnswer = ResponseOf<typeof faq>

export const faqsPerPage = 50

export const faqsQuery = ({ q, category, page = 1 }: FaqSearch) =>
  get<typeof faqs>('/api/v3/web/faqs', { q, category, perpage: faqsPerPage, page: page > 1 ? page : undefined })

export const faqQuery = (id: string | number) => get<typeof faq>('/api/v3/web/faqs/:id', undefined, { id })
