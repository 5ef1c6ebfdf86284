import type { ResponseOf } from '@prostuti/contract'
import type { readMe } from '@prostuti/contract/staff'
import type { StaffMember } from './staff-member.ts'

export const presentMember = (member: StaffMember): ResponseOf<typeof readMe>['member'] => ({
  id: member.id,
  name: member.name,
  email: member.email,
  role: member.role,
  duties: member.duties,
  course_ids: member.courseIds,
  branch_ids: member.branchIds,
  teacher_id: member.teacherId,
})
