import type { ResponseOf } from '@prostuti/contract'
import type { readMe } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'

export type StaffRole = ResponseOf<typeof readMe>['member']['role']

const words: Record<StaffRole, () => string> = {
  owner: m.office_role_owner,
  manager: m.office_role_manager,
  teacher: m.office_role_teacher,
  support: m.office_role_support,
  accounts: m.office_role_accounts,
}

export const roleWords = (role: StaffRole): string => words[role]()

export const roles = Object.keys(words) as StaffRole[]
