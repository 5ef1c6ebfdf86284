import { eq, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { StaffMember } from '../staff/index.ts'

type Things = {
  /** Who brought it. */
  createdBy: PgColumn
  /** Whether it stands in one of these courses, where somebody else than this member has put it. */
  inCourses: (courseIds: number[], memberId: number) => SQL | undefined
}

/**
 * A condition on what a member sees: they may change it. A teacher what they brought themselves, and what stands in a course that they are
 * bound to, unless they have put it there; the others all of it.
 */
export function changesMedia(member: StaffMember, { createdBy, inCourses }: Things): SQL | undefined {
  if (member.role !== 'teacher') return undefined
  const isOwn = eq(createdBy, member.id)
  return member.courseIds === null ? isOwn : or(isOwn, inCourses(member.courseIds, member.id))
}
