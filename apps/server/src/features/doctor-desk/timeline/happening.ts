import type { ResponseOf } from '@prostuti/contract'
import type { readDoctorTimeline } from '@prostuti/contract/staff'

/** One thing that happened to a doctor, as the timeline shows it. */
export type Happening = ResponseOf<typeof readDoctorTimeline>['rows'][number]
