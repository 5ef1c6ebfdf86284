import type { page, ResponseOf } from '@prostuti/contract'
import { get } from '../../api/get.ts'

export type ContentPageData = ResponseOf<typeof page>

export const pageQuery = (slug: string) => get<typeof page>('/api/v3/web/pages/:slug', undefined, { slug })
