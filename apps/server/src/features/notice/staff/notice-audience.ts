import type { noticeAudiences } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { StaffMember } from '../../staff/index.ts'

const { batch, schedule } = tables

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

/** Support write to one batch or schedule; whoever has courses of their own, to these; the others to everybody. */
export function kindsFor({ role, courseIds }: Pick<StaffMember, 'role' | 'courseIds'>): AudienceKind[] {
  if (role === 'support') return ['batch', 'schedule']
  return courseIds === null ? ['all', 'course', 'batch', 'schedule'] : ['course', 'batch', 'schedule']
}

/** The course that an audience belongs to; null for everybody, undefined where there is no such course, batch or schedule. */
export async function courseOf(
  tx: Tx,
  { audience, id }: { audience: AudienceKind; id: number | undefined },
): Promise<number | null | undefined> {
  if (audience === 'all') return null
  if (id === undefined) return undefined
  const { course } = tables
  const of = { courseId: sql<number>`${batch.courseId}` }
  const rows = {
    course: () => tx.select({ courseId: course.id }).from(course).where(eq(course.id, id)),
    batch: () => tx.select(of).from(batch).where(eq(batch.id, id)),
    schedule: () =>
      tx.select(of).from(schedule).innerJoin(batch, eq(batch.id, schedule.batchId)).where(eq(schedule.id, id)),
  }
  const [found] = await rows[audience]()
  return found?.courseId
}

/** A condition on `notice`: whose course is one of these. What is for everybody is of no course. */
export const isOfCourses = (courseIds: readonly number[]): SQL => sql`(
  notice.course_id = any(${sql.param([...courseIds])}::int[])
  or exists (select from batch b where b.id = notice.batch_id and b.course_id = any(${sql.param([...courseIds])}::int[]))
  or exists (select from schedule s join batch b on b.id = s.batch_id
    where s.id = notice.schedule_id and b.course_id = any(${sql.param([...courseIds])}::int[])))`
