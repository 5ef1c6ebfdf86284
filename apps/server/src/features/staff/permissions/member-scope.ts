import { tables } from '@prostuti/db'
import { and, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Bounds, isOwnBranch, isOwnCourse, isOwnDoctor } from './bounds.ts'

const { batch, schedule } = tables

/** Only what belongs to the member's courses; whoever has no bounds sees all. */
export const inCourses = ({ courseIds }: Bounds, courseId: PgColumn): SQL | undefined =>
  courseIds === null ? undefined : isOwnCourse({ courseIds, branchIds: null }, sql`${courseId}`)

/** Only what belongs to a batch of the member's courses: few, and known before the rest is looked at. */
export const inBatchesOfCourses = (member: Bounds, batchId: PgColumn): SQL | undefined =>
  member.courseIds === null
    ? undefined
    : sql`${batchId} = any(array(select ${batch.id} from ${batch} where ${isOwnCourse(member, sql`${batch.courseId}`)}))`

/** What is held online is everybody's; what is held at a branch, only that branch's. */
export const inBranches = ({ branchIds }: Bounds, contactId: PgColumn): SQL | undefined =>
  branchIds === null ? undefined : isOwnBranch({ courseIds: null, branchIds }, sql`${contactId}`)

/** Only doctors of the member's branches and of none; `doctorId` is the column that says who. */
export const ofBranches = ({ branchIds }: Pick<Bounds, 'branchIds'>, doctorId: SQL): SQL | undefined =>
  branchIds === null ? undefined : isOwnDoctor({ courseIds: null, branchIds }, doctorId)

/** A condition on `batch`: of the member's courses, and with a timetable in their branches, or with none yet. */
export function seesBatch(member: Bounds): SQL | undefined {
  const isTheirs = inBranches(member, schedule.contactId)
  const hasOne = isTheirs && or(hasSchedule(isTheirs), not(hasSchedule()))
  return and(inCourses(member, batch.courseId), hasOne)
}

/** A condition on `batch`: what it says, costs and is told touches nobody outside the member's courses and branches. */
export function ownsBatch(member: Bounds): SQL | undefined {
  const isTheirs = inBranches(member, schedule.contactId)
  return and(inCourses(member, batch.courseId), isTheirs && not(hasSchedule(not(isTheirs))))
}

const hasSchedule = (where?: SQL): SQL =>
  sql`exists (select from ${schedule} where ${and(sql`${schedule.batchId} = ${batch.id}`, where)})`
