import { type SQL, sql } from 'drizzle-orm'
import type { StaffMember } from '../session/staff-member.ts'

/** The courses and the branches that are a member's; null is every one. */
export type Bounds = Pick<StaffMember, 'courseIds' | 'branchIds'>

/*
 * The one rule of what is a member's, as conditions in SQL (decision 080). Who has only some courses sees what belongs to one of them and
 * nothing that belongs to none. Who has only some branches sees what belongs to one of them and what belongs to no branch, as everything
 * online does. `offset 0` keeps PostgreSQL from joining: few rows are asked about, and all enrolments of all years would be read.
 */

export const hasNoBounds = ({ courseIds, branchIds }: Bounds): boolean => courseIds === null && branchIds === null

const ids = (of: readonly number[]): SQL => sql`${`{${of.join()}}`}::int[]`

export const isOwnCourse = ({ courseIds }: Bounds, courseId: SQL): SQL =>
  courseIds === null ? sql`true` : sql`${courseId} = any(${ids(courseIds)})`

export const isOwnBranch = ({ branchIds }: Bounds, contactId: SQL): SQL =>
  branchIds === null ? sql`true` : sql`(${contactId} is null or ${contactId} = any(${ids(branchIds)}))`

/** An enrolment in one of the member's courses, online or at one of their branches. */
export const isOwnEnrolment = (bounds: Bounds, enrolmentId: SQL): SQL =>
  hasNoBounds(bounds) ? sql`true` : hasEnrolment(bounds, sql`scoped.id = ${enrolmentId}`)

const hasEnrolment = (bounds: Bounds, is: SQL): SQL => sql`exists (
  select from enrolment scoped
    join batch scoped_batch on scoped_batch.id = scoped.batch_id
    join schedule scoped_schedule on scoped_schedule.id = scoped.schedule_id
  where ${is} and ${isOwnCourse(bounds, sql`scoped_batch.course_id`)}
    and ${isOwnBranch(bounds, sql`scoped_schedule.contact_id`)} offset 0)`

/** A condition on `purchase_order`: of such an enrolment. Events and shelves of videos belong to no course and to no branch. */
export const isOwnOrder = (bounds: Bounds): SQL => {
  if (hasNoBounds(bounds)) return sql`true`
  const ofEnrolment = isOwnEnrolment(bounds, sql`purchase_order.enrolment_id`)
  return bounds.courseIds === null ? sql`(purchase_order.kind <> 'enrolment' or ${ofEnrolment})` : ofEnrolment
}

/** A condition on `payment`: its order is the member's, or its cash was taken at one of their branches. */
export const isOwnPayment = (bounds: Bounds): SQL => {
  if (hasNoBounds(bounds)) return sql`true`
  const ofOrder = sql`exists (select from purchase_order where purchase_order.id = payment.order_id and ${isOwnOrder(bounds)} offset 0)`
  return bounds.branchIds === null ? ofOrder : sql`(${ofOrder} or payment.branch_id = any(${ids(bounds.branchIds)}))`
}

/**
 * A doctor with such an enrolment, or with a payment that the member sees. Who is enrolled nowhere belongs to no branch, and to no course.
 */
export const isOwnDoctor = (bounds: Bounds, doctorId: SQL): SQL => {
  if (hasNoBounds(bounds)) return sql`true`
  const enrolled = hasEnrolment(bounds, sql`scoped.doctor_id = ${doctorId}`)
  const { courseIds, branchIds } = bounds
  const paidHere =
    branchIds === null
      ? sql`false`
      : sql`exists (select from payment scoped_payment join purchase_order bought on bought.id = scoped_payment.order_id
          where bought.doctor_id = ${doctorId} and scoped_payment.branch_id = any(${ids(branchIds)}) offset 0)`
  if (courseIds !== null) return sql`(${enrolled} or ${paidHere})`
  return sql`(${enrolled} or ${paidHere}
    or not exists (select from enrolment anywhere where anywhere.doctor_id = ${doctorId} offset 0)
    or exists (select from purchase_order other where other.doctor_id = ${doctorId} and other.kind <> 'enrolment' offset 0))`
}
