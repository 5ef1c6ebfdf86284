import type { ResponseOf, referenceBook } from '@prostuti/contract'
import { get } from '../../api/get.ts'
import type { PageWidth } from '../../kit/reader/page-width.ts'

export type Book = ResponseOf<typeof referenceBook>['book']

export const bookQuery = (id: string) => get<typeof referenceBook>('/api/v3/web/doctor/reference-books/:id', {}, { id })

export const bookPagePath = (id: number, pageNo: number, width: PageWidth): string =>
  `/api/v3/web/doctor/reference-books/${id}/pages/${pageNo}?width=${width}`
