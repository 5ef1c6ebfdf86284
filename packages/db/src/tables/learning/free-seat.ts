import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { batch } from '../catalogue/batch.ts'
import { schedule } from '../catalogue/schedule.ts'
import { identity, moment, oneOf } from '../columns.ts'
import { staff } from '../staff/staff.ts'
import { enrolment } from './enrolment.ts'

/** `to_sign`: proposed, and waits for a second person. `given`: the doctor is enrolled by it. */
export const freeSeatStates = ['to_sign', 'given', 'refused', 'withdrawn'] as const

/** A seat without payment: proposed by one member of staff for a doctor, given when another has signed. */
export const freeSeat = pgTable(
  'free_seat',
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
    reason: text().notNull(),
    state: text({ enum: freeSeatStates }).notNull().default('to_sign'),
    askedBy: integer()
      .notNull()
      .references(() => staff.id),
    askedAt: moment().notNull(),
    // Who signed, refused or took it back, and in which words.
    decidedBy: integer().references(() => staff.id),
    decidedAt: moment(),
    words: text(),
    enrolmentId: integer().references(() => enrolment.id, { onDelete: 'set null' }),
  },
  (table) => [
    // One at a time waits for a doctor in a batch.
    uniqueIndex('free_seat_open').on(table.doctorId, table.batchId).where(sql`state = 'to_sign'`),
    index('free_seat_waiting').on(table.askedAt).where(sql`state = 'to_sign'`),
    index('free_seat_doctor_id').on(table.doctorId, table.id),
    index('free_seat_batch_id').on(table.batchId),
    index('free_seat_schedule_id').on(table.scheduleId),
    index('free_seat_enrolment_id').on(table.enrolmentId).where(sql`enrolment_id is not null`),
    index('free_seat_asked_by').on(table.askedBy),
    index('free_seat_decided_by').on(table.decidedBy).where(sql`decided_by is not null`),
    check('free_seat_state', oneOf(table.state, freeSeatStates)),
    check('free_seat_decided', sql`(${table.state} = 'to_sign') = (${table.decidedAt} is null)`),
    check('free_seat_two_people', sql`${table.state} <> 'given' or ${table.decidedBy} <> ${table.askedBy}`),
    check('free_seat_reason', sql`char_length(${table.reason}) between 1 and 1000`),
  ],
)
