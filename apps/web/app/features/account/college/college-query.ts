import type { medicalColleges, ResponseOf } from '@prostuti/contract'
import { get } from '../../../api/get.ts'

export type College = ResponseOf<typeof medicalColleges>['medical_colleges'][number]

/** Changes once a year. */
export const collegeQuery = {
  ...get<typeof medicalColleges>('/api/v3/web/medical-colleges'),
  staleTime: Number.POSITIVE_INFINITY,
}
