import { type SQL, sql } from 'drizzle-orm'
import type { StaffMember } from '../staff/index.ts'

export type Bounds = Pick<StaffMember, 'courseIds' | 'branchIds'>

const ids = (of: readonly number[]): SQL => sql`${`{${of.join()}}`}::int[]`

const inCourses = ({ courseIds }: Bounds, course: SQL): SQL =>
  courseIds === null ? sql`true` : sql`${course} = any(${ids(courseIds)})`

/** A condition on `paper`: it is sat in one of the member's courses. */
export const seesPaper = (bounds: Bounds): SQL =>
  bounds.courseIds === null
    ? sql`true`
    : sql`(${inCourses(bounds, sql`paper.course_id`)} or exists (
        select from paper_batch join batch on batch.id = paper_batch.batch_id
        where paper_batch.paper_id = paper.id and ${inCourses(bounds, sql`batch.course_id`)}))`

/** A condition on `paper`: what is done to everybody who sits it touches nobody outside the member's courses and branches. */
export const ownsPaper = (bounds: Bounds): SQL => {
  if (bounds.branchIds !== null) return sql`false`
  if (bounds.courseIds === null) return sql`true`
  return sql`(coalesce(${inCourses(bounds, sql`paper.course_id`)}, true) and not exists (
    select from paper_batch join batch on batch.id = paper_batch.batch_id
    where paper_batch.paper_id = paper.id and not ${inCourses(bounds, sql`batch.course_id`)}))`
}

export const seesEverybody = ({ courseIds, branchIds }: Bounds): boolean => courseIds === null && branchIds === null

/** Whether a doctor is in one of the member's courses and branches; `doctorId` is the column that says whose. */
export const seesDoctor = (bounds: Bounds, doctorId: SQL): SQL =>
  seesEverybody(bounds)
    ? sql`true`
    : sql`exists (
        select from enrolment scoped
          join batch on batch.id = scoped.batch_id join schedule on schedule.id = scoped.schedule_id
        where scoped.doctor_id = ${doctorId} and scoped.state = 'active' and ${inCourses(bounds, sql`batch.course_id`)}
          and ${bounds.branchIds === null ? sql`true` : sql`schedule.contact_id = any(${ids(bounds.branchIds)})`} offset 0)`
