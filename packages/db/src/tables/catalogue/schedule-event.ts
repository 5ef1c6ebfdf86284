import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, oneOf, timestamps } from '../columns.ts'
import { paper } from '../exam/paper.ts'
import { video } from '../learning/video.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'
import { schedule } from './schedule.ts'
import { teacher } from './teacher.ts'

export const scheduleEventKinds = ['lecture', 'exam', 'lecture_and_exam'] as const

/** One dated row of a schedule. */
export const scheduleEvent = pgTable(
  'schedule_event',
  {
    id: identity(),
    scheduleId: integer()
      .notNull()
      .references(() => schedule.id, { onDelete: 'cascade' }),
    kind: text({ enum: scheduleEventKinds }).notNull(),
    title: localizedText().notNull(),
    subject: localizedText(),
    teacherId: integer().references(() => teacher.id),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    // Of the exam, where there is one.
    questions: integer(),
    // Several schedules of a batch may sit the same paper.
    paperId: integer().references(() => paper.id),
    // What to read for its exam.
    syllabus: localizedText(),
    // The recording of its lecture, and the last moment to watch it; null is as long as the batch runs.
    videoId: integer().references(() => video.id),
    videoUntil: moment(),
    // A row that will not happen stays in the timetable and says so.
    isCancelled: boolean().notNull().default(false),
    // How often it was changed; calendar programs take the higher number for the newer one.
    revision: integer().notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    index('schedule_event_schedule_id').on(table.scheduleId, table.startsAt, table.id),
    // What comes next, of all schedules.
    index('schedule_event_starts_at').on(table.startsAt).where(sql`not is_cancelled`),
    index('schedule_event_teacher_id').on(table.teacherId),
    index('schedule_event_paper_id').on(table.paperId),
    index('schedule_event_video_id').on(table.videoId),
    check('schedule_event_texts', isLocalizedText(table.title, table.subject, table.syllabus)),
    check('schedule_event_kind', oneOf(table.kind, scheduleEventKinds)),
    check('schedule_event_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
    check(
      'schedule_event_questions',
      sql`${table.questions} is null or (${table.questions} > 0 and ${table.kind} <> 'lecture')`,
    ),
    check('schedule_event_paper', sql`${table.paperId} is null or ${table.kind} <> 'lecture'`),
    check('schedule_event_video', sql`${table.videoId} is null or ${table.kind} <> 'exam'`),
  ],
)
