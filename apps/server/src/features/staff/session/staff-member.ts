import type { tables } from '@prostuti/db'

export type StaffMember = Pick<
  typeof tables.staff.$inferSelect,
  'id' | 'name' | 'email' | 'role' | 'duties' | 'courseIds' | 'branchIds' | 'teacherId' | 'roleGivenAt'
>

export type StaffSession = Pick<
  typeof tables.staffSession.$inferSelect,
  'id' | 'proofs' | 'provedAt' | 'lastUsedAt' | 'expiresAt'
>

/** Who makes a call of the office. */
export type StaffCaller = { member: StaffMember; session: StaffSession }
