import { type StaffAction, waitingQueues } from '@prostuti/contract/staff'
import { may, type StaffMember } from '../staff/index.ts'
import { queueNeeds } from './rules/queues.ts'
import { type Scope, scopeKey } from './scope.ts'

/** A member as far as it matters to what today shows: two of the same `key` are shown the same, but for what waits for one alone. */
export type TodayViewer = {
  id: StaffMember['id']
  role: StaffMember['role']
  scope: Scope
  /** Of a teacher: which of the timetables' teachers they are. */
  teacherId: StaffMember['teacherId']
  queues: (typeof waitingQueues)[number][]
  may: (action: StaffAction) => boolean
  key: string
}

export function viewerOf(member: StaffMember): TodayViewer {
  const mayDo = (action: StaffAction) => may(member, action)
  return {
    id: member.id,
    role: member.role,
    scope: { courseIds: member.courseIds, branchIds: member.branchIds },
    teacherId: member.role === 'teacher' ? member.teacherId : null,
    queues: waitingQueues.filter((name) => mayDo(queueNeeds[name])),
    may: mayDo,
    key: `${member.role} ${(member.role === 'teacher' && member.teacherId) || ''} ${member.duties.toSorted().join()} ${scopeKey(member)}`,
  }
}
