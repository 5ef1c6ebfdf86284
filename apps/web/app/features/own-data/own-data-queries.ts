import type { ResponseOf, readClosing } from '@prostuti/contract'
import { get } from '../../api/get.ts'

export type Closing = ResponseOf<typeof readClosing>

/** Always asked anew: what would be lost must be what there is now. */
export const closingQuery = { ...get<typeof readClosing>('/api/v3/web/doctor/account-closing'), staleTime: 0 }
