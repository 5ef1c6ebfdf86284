import type { divisions } from '@prostuti/contract'
import { get } from '../../../api/get.ts'

const twoMinutesMs = 120_000

/** Every division with its districts and upazilas, for the address forms. */
export const divisionsQuery = { ...get<typeof divisions>('/api/v3/web/divisions'), staleTime: twoMinutesMs }
