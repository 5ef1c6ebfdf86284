import { tables } from '@prostuti/db'
import { and, type SQL, sql } from 'drizzle-orm'

const { batch, batchCategory, course, courseSession, courseSetting, schedule, seatHold } = tables

const courseIsOpen = sql`(${course.isActive} and coalesce(${courseSetting.enrolmentOpen}, true))`

// Few or none, so they are asked for once and compared: joining would read them for every batch of the table.
const closedCategories = sql`array(
  select ${batchCategory.id} from ${batchCategory}
  join ${course} on ${course.id} = ${batchCategory.courseId}
  left join ${courseSetting} on ${courseSetting.courseId} = ${course.id}
  where not (${batchCategory.isActive} and ${courseIsOpen}))`

const closedSessions = sql`array(
  select ${courseSession.id} from ${courseSession}
  join ${course} on ${course.id} = ${courseSession.courseId}
  left join ${courseSetting} on ${courseSetting.courseId} = ${course.id}
  where not (${courseSession.isActive} and ${courseIsOpen}))`

/** A batch one can enrol in at that moment, seats aside. */
export function isOpen(now: Date): SQL {
  return and(
    sql`${batch.isActive}`,
    sql`${batch.enrolmentEndsAt} > ${sql.param(now, batch.enrolmentEndsAt)}`,
    sql`${batch.batchCategoryId} <> all(${closedCategories})`,
    sql`${batch.courseSessionId} <> all(${closedSessions})`,
  )!
}

export const discountRuns = (now: Date): SQL =>
  sql`(${batch.discountPaisa} > 0 and ${batch.discountEndsAt} > ${sql.param(now, batch.discountEndsAt)})`

/** In paisa, the fee less a discount that runs. */
export const payable = (now: Date): SQL<number> =>
  sql<number>`case when ${discountRuns(now)} then ${batch.feePaisa} - ${batch.discountPaisa} else ${batch.feePaisa} end`

/** At least one of its schedules has a seat that is neither sold nor held. */
export function hasSeatLeft(now: Date): SQL {
  const other = sql.identifier('held_schedule')
  const fullByHolds = sql`array(
    select ${other}.id from ${seatHold} join ${schedule} ${other} on ${other}.id = ${seatHold.scheduleId}
    where ${seatHold.heldUntil} > ${sql.param(now, seatHold.heldUntil)}
    group by ${other}.id having count(*) >= ${other}.seats - ${other}.seats_sold)`
  return sql`exists (
    select from ${schedule} where ${schedule.batchId} = ${batch.id} and ${schedule.isActive}
      and ${schedule.seatsSold} < ${schedule.seats} and ${schedule.id} <> all(${fullByHolds}))`
}
