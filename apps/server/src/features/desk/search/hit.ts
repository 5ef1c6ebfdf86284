import type { ResponseOf } from '@prostuti/contract'
import type { searchOffice } from '@prostuti/contract/staff'
import type { Locale } from '@prostuti/text/locale'
import type { Typed } from '../../doctor-search/index.ts'
import type { StaffMember } from '../../staff/index.ts'

/** One thing that was found. */
export type Hit = ResponseOf<typeof searchOffice>['hits'][number]

/** What is looked for, by whom, and how many of a kind are enough. */
export type Search = { typed: Typed; member: StaffMember; locale: Locale; limit: number; now: Date }
