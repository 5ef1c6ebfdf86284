import type { changeStops } from '@prostuti/contract/staff'
import type { StaffMember } from '../../staff/index.ts'

export type ChangeStop = (typeof changeStops)[number]

const day = 86_400_000
/** The support desk changes what is new; what is older a manager or the owner. */
const supportDays = 14

type Changed = { enrolledAt: Date; isLeaving: boolean; hasMoved?: boolean }

/** Why this member changes nothing of an enrolment, the gravest reason first. */
export function changeStopOf(
  { role }: Pick<StaffMember, 'role'>,
  { enrolledAt, isLeaving, hasMoved = false }: Changed,
  now: Date,
): ChangeStop | null {
  if (isLeaving) return 'leaving'
  if (hasMoved) return 'moved'
  return role === 'support' && now.getTime() - enrolledAt.getTime() > supportDays * day ? 'late' : null
}
