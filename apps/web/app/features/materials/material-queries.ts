import type { courseMaterials, courseReferenceBooks, ResponseOf } from '@prostuti/contract'
import { get } from '../../api/get.ts'
import type { PageWidth } from '../../kit/reader/page-width.ts'

export type Subject = ResponseOf<typeof courseMaterials>['subjects'][number]
export type Material = Subject['materials'][number]
export type Book = ResponseOf<typeof courseReferenceBooks>['books'][number]

export const materialsQuery = (id: string) =>
  get<typeof courseMaterials>('/api/v3/web/doctor/courses/:id/materials', {}, { id })

export const booksQuery = (id: string) =>
  get<typeof courseReferenceBooks>('/api/v3/web/doctor/courses/:id/reference-books', {}, { id })

const materialPath = (courseId: string, materialId: number) =>
  `/api/v3/web/doctor/courses/${encodeURIComponent(courseId)}/materials/${materialId}`

export const materialPagePath = (courseId: string, materialId: number, pageNo: number, width: PageWidth): string =>
  `${materialPath(courseId, materialId)}/pages/${pageNo}?width=${width}`

export const materialFilePath = (courseId: string, materialId: number): string =>
  `${materialPath(courseId, materialId)}/file`
