import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { scheduleEvent } from '../catalogue/schedule-event.ts'
import { identity, moment, oneOf, timestamps } from '../columns.ts'

/** `lecture`: a recording to watch; `revision`: reading for an exam; `cards`: the notebook's of one day. */
export const planBlockKinds = ['lecture', 'revision', 'cards'] as const

/** A stretch of learning in a doctor's week. */
export const planBlock = pgTable(
  'plan_block',
  {
    id: identity(),
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    kind: text({ enum: planBlockKinds }).notNull(),
    // Of a lecture or an exam to read for.
    scheduleEventId: integer().references(() => scheduleEvent.id, { onDelete: 'cascade' }),
    // The day of learning, of cards.
    day: date(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    // Stays where it is when the plan is laid again: the doctor said so, or put it there.
    isLocked: boolean().notNull().default(false),
    doneAt: moment(),
    // How often it was moved; calendar programs take the higher number for the newer one.
    revision: integer().notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    index('plan_block_doctor_time').on(table.doctorId, table.startsAt, table.id),
    index('plan_block_schedule_event_id').on(table.scheduleEventId),
    check('plan_block_kind', oneOf(table.kind, planBlockKinds)),
    check(
      'plan_block_what',
      sql`(${table.kind} = 'cards') = (${table.day} is not null) and (${table.kind} = 'cards') = (${table.scheduleEventId} is null)`,
    ),
    check(
      'plan_block_length',
      sql`${table.endsAt} - ${table.startsAt} between interval '25 minutes' and interval '90 minutes'`,
    ),
  ],
)
