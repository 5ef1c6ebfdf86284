import type { ResponseOf } from '@prostuti/contract'
import type { listDoctors, readDoctor, readDoctorTimeline } from '@prostuti/contract/staff'

export type Doctor = ResponseOf<typeof readDoctor>
export type Course = Doctor['courses'][number]
export type Happening = ResponseOf<typeof readDoctorTimeline>['rows'][number]

export const doctorsPath: (typeof listDoctors)['path'] = '/api/v3/admin/doctors'
