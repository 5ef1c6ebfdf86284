import { tables } from '@prostuti/db'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { StaffMember } from '../staff/index.ts'

const { batch, enrolment, schedule } = tables

/**
 * Only what hangs on an enrolment in the member's courses and branches; whoever has no bounds sees all. `is` says how the enrolment
 * belongs to what is looked for.
 */
export function ofOwnEnrolment({ courseIds, branchIds }: StaffMember, is: SQL): SQL | undefined {
  if (courseIds === null && branchIds === null) return undefined
  const inCourse = courseIds === null ? sql`true` : inArray(batch.courseId, courseIds)
  const inBranch = branchIds === null ? sql`true` : inArray(schedule.contactId, branchIds)
  return sql`exists (select from ${enrolment} join ${batch} on ${batch.id} = ${enrolment.batchId}
    join ${schedule} on ${schedule.id} = ${enrolment.scheduleId} where ${is} and ${inCourse} and ${inBranch})`
}

export const ofOwnCourse = ({ courseIds }: StaffMember, courseId: PgColumn): SQL | undefined =>
  courseIds === null ? undefined : inArray(courseId, courseIds)
