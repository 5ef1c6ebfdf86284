import type { dashboard, ResponseOf } from '@prostuti/contract'
import { get } from '../../api/get.ts'

export type DashboardFacts = ResponseOf<typeof dashboard>

export const dashboardQuery = get<typeof dashboard>('/api/v3/web/doctor/dashboard')
