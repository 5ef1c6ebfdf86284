import type { ResponseOf } from '@prostuti/contract'
import type { readToday } from '@prostuti/contract/staff'

export type Today = ResponseOf<typeof readToday>

/** A part that came. */
export type Here<Name extends keyof Today> = Extract<NonNullable<Today[Name]>, { state: 'here' }>
