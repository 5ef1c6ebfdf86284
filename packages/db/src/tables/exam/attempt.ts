import type { PaperOrder, Positions } from '@prostuti/exam-rules'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  json,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { identity, moment, oneOf } from '../columns.ts'
import { paper } from './paper.ts'

export const attemptFinishes = ['doctor', 'deadline'] as const

const positionBits = customType<{ data: Positions }>({ dataType: () => 'bit varying' })

/** One doctor sitting one paper. Its answers are in answer_step; this row is what a save locks, so it stays small. */
export const attempt = pgTable(
  'attempt',
  {
    id: identity(),
    paperId: integer()
      .notNull()
      .references(() => paper.id),
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    // 1 for the first.
    number: integer().notNull(),
    startedAt: moment().notNull(),
    // Set at the start; only ever moved later, by a deed of the control room.
    endsAt: moment().notNull(),
    // The first attempt inside the paper's own time.
    ranked: boolean().notNull(),
    // What is shown at which position; drawn at the start.
    order: json().$type<PaperOrder>().notNull(),
    // How many steps were taken down. A save raises it, and so waits for a finish, and a finish for it.
    steps: integer().notNull().default(0),
    // When the last of them came; null before the first.
    savedAt: moment(),
    // Raised when something about the sitting changes (time, a message, a pause): every save answers it, and the room asks what it is.
    news: integer().notNull().default(0),
    // What the steps come to so far, kept with each of them: which questions are wholly and which are partly answered, one
    // bit for each position of the paper. A list of ids would make the row, and so every save, many times longer.
    answeredPlaces: positionBits().notNull(),
    partialPlaces: positionBits().notNull(),
    // Practice in study mode: the questions whose key its doctor has seen, and which take no step any more. Null before the first.
    shownPlaces: positionBits(),
    // The doctor's own marks in the navigator; the newest list counts.
    flaggedIds: integer().array().notNull().default([]),
    flagsSequence: bigint({ mode: 'number' }).notNull().default(0),
    finishedAt: moment(),
    finishedBy: text({ enum: attemptFinishes }),
    // Set in the transaction that writes its result.
    isMarked: boolean().notNull().default(false),
    // The revision of the paper's keys by which its mistakes were put into the doctor's notebook; null before the answers were out.
    cardsRevision: integer(),
    // Declared void by staff, and why, as its doctor reads it: it counts for nothing any more, what was written down stays.
    voidedAt: moment(),
    voidWords: text(),
  },
  (table) => [
    unique('attempt_number').on(table.paperId, table.doctorId, table.number),
    // A save finds its attempt here; there is never more than one.
    uniqueIndex('attempt_running').on(table.doctorId, table.paperId).where(sql`finished_at is null`),
    // What the job that ends abandoned attempts looks for.
    index('attempt_overdue').on(table.endsAt).where(sql`finished_at is null`),
    // What the job that marks looks for: attempts that were finished by a process that died before it could.
    index('attempt_unmarked').on(table.id).where(sql`finished_at is not null and not is_marked`),
    // What the job that makes cards looks for, paper by paper.
    index('attempt_cards')
      .on(table.paperId, table.cardsRevision, table.id)
      .where(sql`finished_at is not null and voided_at is null`),
    index('attempt_doctor_id').on(table.doctorId, table.startedAt),
    check('attempt_number_counts', sql`${table.number} >= 1`),
    check('attempt_ends_after_start', sql`${table.endsAt} >= ${table.startedAt}`),
    check('attempt_finish', sql`(${table.finishedAt} is null) = (${table.finishedBy} is null)`),
    check('attempt_finished_by', oneOf(table.finishedBy, attemptFinishes)),
  ],
)
