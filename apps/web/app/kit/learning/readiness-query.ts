import type { ResponseOf, readiness } from '@prostuti/contract'
import { get } from '../../api/get.ts'

export type Readiness = ResponseOf<typeof readiness>
export type ReadinessTrend = Readiness['trends'][number]
export type Forecast = Readiness['forecasts'][number]

/** Always asked anew: ranks may have been drawn since. */
export const readinessQuery = { ...get<typeof readiness>('/api/v3/web/doctor/readiness'), staleTime: 0 }
