import { type StaffAction, staffActions } from '@prostuti/contract/staff'
import type { StaffMember } from '../session/staff-member.ts'
import { permissionTable } from './permission-table.ts'

export function may({ role, duties }: Pick<StaffMember, 'role' | 'duties'>, action: StaffAction): boolean {
  if (role === 'owner') return true
  const grant = permissionTable[action][role]
  return grant === true || (grant !== undefined && duties.includes(grant))
}

export const actionsOf = (member: Pick<StaffMember, 'role' | 'duties'>): StaffAction[] =>
  staffActions.filter((action) => may(member, action))
