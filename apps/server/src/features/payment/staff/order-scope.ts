import { type SQL, sql } from 'drizzle-orm'
import type { StaffMember } from '../../staff/index.ts'

type Bounds = Pick<StaffMember, 'courseIds' | 'branchIds'>

const ids = (of: readonly number[]): SQL => sql`${`{${of.join()}}`}::int[]`

/**
 * A condition on `purchase_order`: of the member's courses, and online or at one of their branches. Events and shelves of videos
 * belong to no course: whoever has only some courses sees none of them.
 */
export function orderInScope({ courseIds, branchIds }: Bounds): SQL | undefined {
  if (courseIds === null && branchIds === null) return undefined
  const inCourse = courseIds === null ? sql`true` : sql`batch.course_id = any(${ids(courseIds)})`
  const inBranch =
    branchIds === null ? sql`true` : sql`(schedule.contact_id is null or schedule.contact_id = any(${ids(branchIds)}))`
  const enrolled = sql`exists (select from enrolment scoped
    join batch on batch.id = scoped.batch_id join schedule on schedule.id = scoped.schedule_id
    where scoped.id = purchase_order.enrolment_id and ${inCourse} and ${inBranch} offset 0)`
  return courseIds === null ? sql`(purchase_order.kind <> 'enrolment' or ${enrolled})` : enrolled
}

/** A condition on `payment`: its order is the member's, or its cash was taken at one of their branches. */
export function paymentInScope(member: Bounds): SQL | undefined {
  const inScope = orderInScope(member)
  if (inScope === undefined) return undefined
  const ofOrder = sql`exists (select from purchase_order where purchase_order.id = payment.order_id and ${inScope} offset 0)`
  return member.branchIds === null ? ofOrder : sql`(${ofOrder} or payment.branch_id = any(${ids(member.branchIds)}))`
}
