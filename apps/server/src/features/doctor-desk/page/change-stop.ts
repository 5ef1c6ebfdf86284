import type { changeStops } from '@prostuti/contract/staff'
import type { StaffMember } from '../../staff/index.ts'

type ChangeStop = (typeof changeStops)[number]

const day = 86_400_000
/** The support desk changes what is new; what is older a manager or the owner. */
const supportDays = 14

type Changed = { enrolledAt: Date; isLeaving: boolean }

/** Why this member changes nothing of an enrolment, the gravest reason first. */
export function changeStopOf(
  { role }: Pick<StaffMember, 'role'>,
  { enrolledAt, isLeaving }: Changed,
  now: Date,
): Exclude<ChangeStop, 'moved'> | null {
  if (isLeaving) return 'leaving'
  return role === 'support' && now.getTime() - enrolledAt.getTime() > supportDays * day ? 'late' : null
}

/** The same of a move, which there is one of. */
export function moveStopOf(
  member: Pick<StaffMember, 'role'>,
  { hasMoved, ...of }: Changed & { hasMoved: boolean },
  now: Date,
): ChangeStop | null {
  const stop = changeStopOf(member, of, now)
  return hasMoved && stop !== 'leaving' ? 'moved' : stop
}
