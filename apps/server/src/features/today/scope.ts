import { type SQL, sql } from 'drizzle-orm'
import type { StaffMember } from '../staff/index.ts'

export type Scope = Pick<StaffMember, 'courseIds' | 'branchIds'>

export const seesAll = ({ courseIds, branchIds }: Scope): boolean => courseIds === null && branchIds === null

/** Members who see the same share one answer. */
export const scopeKey = ({ courseIds, branchIds }: Scope): string =>
  JSON.stringify([courseIds?.toSorted() ?? null, branchIds?.toSorted() ?? null])

const ids = (of: readonly number[]): SQL => sql`${`{${of.join()}}`}::int[]`

/** Whether a course is the member's. */
export const courseInScope = ({ courseIds }: Scope, course: SQL): SQL =>
  courseIds === null ? sql`true` : sql`${course} = any(${ids(courseIds)})`

/** Whether a branch is the member's; what is held online is nobody's branch. */
export const branchInScope = ({ branchIds }: Scope, contact: SQL): SQL =>
  branchIds === null ? sql`true` : sql`${contact} = any(${ids(branchIds)})`

/**
 * The questions about a scope are asked row by row (`offset 0` keeps PostgreSQL from joining instead), because few rows wait and all
 * enrolments of all years would be read.
 */

/** Whether an enrolment is of one of the member's courses and held in one of their branches. */
export const enrolmentInScope = (scope: Scope, enrolmentId: SQL): SQL =>
  seesAll(scope)
    ? sql`true`
    : sql`exists (
        select from enrolment scoped
          join batch on batch.id = scoped.batch_id join schedule on schedule.id = scoped.schedule_id
          where scoped.id = ${enrolmentId} and ${courseInScope(scope, sql`batch.course_id`)}
            and ${branchInScope(scope, sql`schedule.contact_id`)} offset 0)`

/** Whether a doctor is in one of the member's courses and branches. */
export const doctorInScope = (scope: Scope, doctorId: SQL): SQL =>
  seesAll(scope)
    ? sql`true`
    : sql`exists (
        select from enrolment scoped
          join batch on batch.id = scoped.batch_id join schedule on schedule.id = scoped.schedule_id
          where scoped.doctor_id = ${doctorId} and scoped.state = 'active' and ${courseInScope(scope, sql`batch.course_id`)}
            and ${branchInScope(scope, sql`schedule.contact_id`)} offset 0)`
