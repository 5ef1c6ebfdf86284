import { tables } from '@prostuti/db'
import { eq, or } from 'drizzle-orm'

const { enrolment, scheduleEvent } = tables

/**
 * Whether a row of a schedule belongs to an enrolment, as the condition of a join. The schedule that was left by a move counts,
 * too: what was begun or sat there stays the doctor's to end and to read.
 */
export const isRowOfEnrolment = or(
  eq(scheduleEvent.scheduleId, enrolment.scheduleId),
  eq(scheduleEvent.scheduleId, enrolment.movedFromScheduleId),
)
