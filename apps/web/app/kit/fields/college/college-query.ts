import type { medicalColleges } from '@prostuti/contract'
import { get } from '../../../api/get.ts'

/** Changes once a year. */
export const collegeQuery = {
  ...get<typeof medicalColleges>('/api/v3/web/medical-colleges'),
  staleTime: Number.POSITIVE_INFINITY,
}
