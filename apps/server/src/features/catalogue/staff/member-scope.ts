import { tables } from '@prostuti/db'
import { inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { StaffMember } from '../../staff/index.ts'

const { batch } = tables

/** Only what belongs to the member's courses; whoever has no bounds sees all. */
export const inCourses = ({ courseIds }: StaffMember, courseId: PgColumn): SQL | undefined =>
  courseIds === null ? undefined : inArray(courseId, courseIds)

/** Only what belongs to a batch of the member's courses. */
export const inBatchesOfCourses = ({ courseIds }: StaffMember, batchId: PgColumn): SQL | undefined =>
  courseIds === null
    ? undefined
    : sql`exists (select from ${batch} where ${batch.id} = ${batchId} and ${inArray(batch.courseId, courseIds)})`

/** What is held online is everybody's; what is held at a branch, only that branch's. */
export const inBranches = ({ branchIds }: StaffMember, contactId: PgColumn): SQL | undefined =>
  branchIds === null ? undefined : or(isNull(contactId), inArray(contactId, branchIds))
