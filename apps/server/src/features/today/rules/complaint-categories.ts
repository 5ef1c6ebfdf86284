import { tables } from '@prostuti/db'
import type { StaffMember } from '../../staff/index.ts'

type Category = (typeof tables.complaintCategories)[number]

/** Whose complaints these are: teachers answer about classes and exams, accounts about money, the others about everything. */
export function complaintCategoriesOf(role: StaffMember['role']): readonly Category[] {
  if (role === 'teacher') return ['lecture', 'exam']
  if (role === 'accounts') return ['payment']
  return tables.complaintCategories
}
