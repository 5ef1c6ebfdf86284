import type { noticeAudiences } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { inBatchesOfCourses, inBranches, inCourses, ownsBatch, type StaffMember, seesBatch } from '../../staff/index.ts'

const { batch, course, notice, schedule } = tables

export type AudienceKind = (typeof noticeAudiences)[number]

/** A notice's audience as it stands in a form or a row. */
export type NamedAudience = {
  audience: AudienceKind
  course_id: number | null
  batch_id: number | null
  schedule_id: number | null
}

/** The id that the audience names; undefined for everybody, and where the form left it empty. */
export function audienceId({ audience, course_id, batch_id, schedule_id }: NamedAudience): number | undefined {
  const ids = { all: null, course: course_id, batch: batch_id, schedule: schedule_id }
  return ids[audience] ?? undefined
}

/**
 * Support write to one batch or schedule, and so does whoever has branches of their own: a course is held at all of them. Whoever has
 * courses of their own writes to these; the others to everybody.
 */
export function kindsFor({ role, courseIds, branchIds }: StaffMember): AudienceKind[] {
  if (role === 'support' || branchIds !== null) return ['batch', 'schedule']
  return courseIds === null ? ['all', 'course', 'batch', 'schedule'] : ['course', 'batch', 'schedule']
}

type OneAudience = { audience: Exclude<AudienceKind, 'all'>; id: number | undefined; member: StaffMember }

/** Whether there is such a course, batch or schedule, and nobody outside the member's courses and branches is in it. */
export async function isOwnAudience(tx: Tx, { audience, id, member }: OneAudience): Promise<boolean> {
  if (id === undefined) return false
  const count = {
    course: () => tx.$count(course, and(eq(course.id, id), inCourses(member, course.id))),
    batch: () => tx.$count(batch, and(eq(batch.id, id), ownsBatch(member))),
    schedule: () =>
      tx.$count(
        schedule,
        and(eq(schedule.id, id), inBatchesOfCourses(member, schedule.batchId), inBranches(member, schedule.contactId)),
      ),
  }
  return (await count[audience]()) > 0
}

/** A condition on `notice`: whose course is one of these. What is for everybody is of no course. By index, each way for itself. */
export function isOfCourses(courseIds: readonly number[]): SQL {
  const these = sql`any(${sql.param([...courseIds])}::int[])`
  return sql`notice.id in (
    select id from notice where course_id = ${these}
    union all select n.id from batch b join notice n on n.batch_id = b.id where b.course_id = ${these}
    union all select n.id from batch b join schedule s on s.batch_id = b.id join notice n on n.schedule_id = s.id
      where b.course_id = ${these})`
}

/** A condition on `notice`: to one of the member's branches, or to more than a branch. */
export function isOfBranches(member: StaffMember): SQL | undefined {
  if (member.branchIds === null) return undefined
  const ownBatch = sql`select from ${batch} where ${batch.id} = ${notice.batchId} and ${seesBatch({ ...member, courseIds: null })}`
  const ownSchedule = sql`select from ${schedule} where ${schedule.id} = ${notice.scheduleId} and ${inBranches(member, schedule.contactId)}`
  return sql`(${notice.audience} in ('all', 'course') or exists (${ownBatch}) or exists (${ownSchedule}))`
}
