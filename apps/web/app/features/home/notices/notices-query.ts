import type { scrollingNotices } from '@prostuti/contract'
import { get } from '../../../api/get.ts'

export const noticesQuery = get<typeof scrollingNotices>('/api/v3/web/homepage/scrolling-notices')
