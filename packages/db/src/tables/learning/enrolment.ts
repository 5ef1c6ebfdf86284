import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { batch } from '../catalogue/batch.ts'
import { schedule } from '../catalogue/schedule.ts'
import { identity, moment, oneOf, timestamps } from '../columns.ts'

/** `pending`: a seat is held while the first payment is made; `lapsed`: it never came. */
export const enrolmentStates = ['pending', 'active', 'ended', 'lapsed'] as const

/** A doctor in a batch and one of its schedules: the `{id}` of `/my/courses/{id}`. */
export const enrolment = pgTable(
  'enrolment',
  {
    id: identity(),
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    batchId: integer()
      .notNull()
      .references(() => batch.id),
    scheduleId: integer()
      .notNull()
      .references(() => schedule.id),
    // Where the doctor was before the one move that is allowed, and until when: what was sat and taught there stays theirs.
    movedFromScheduleId: integer().references(() => schedule.id),
    movedAt: moment(),
    state: text({ enum: enrolmentStates }).notNull().default('active'),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('enrolment_once').on(table.doctorId, table.batchId).where(sql`state in ('pending', 'active')`),
    index('enrolment_doctor_id').on(table.doctorId, table.batchId),
    index('enrolment_batch_id').on(table.batchId),
    index('enrolment_schedule_id').on(table.scheduleId),
    index('enrolment_moved_from').on(table.movedFromScheduleId).where(sql`moved_from_schedule_id is not null`),
    check('enrolment_moved', sql`(${table.movedFromScheduleId} is null) = (${table.movedAt} is null)`),
    check('enrolment_state', oneOf(table.state, enrolmentStates)),
  ],
)
