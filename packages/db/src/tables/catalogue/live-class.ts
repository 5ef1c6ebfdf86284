import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, oneOf, timestamps } from '../columns.ts'
import { notice } from '../learning/notice.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'
import { scheduleEvent } from './schedule-event.ts'

export const classServices = ['zoom', 'meet', 'youtube', 'link', 'hall'] as const

/**
 * How a lecture of a schedule is held. A table of its own, so that whoever reads rows of schedules cannot hand out a link by
 * mistake.
 */
export const liveClass = pgTable(
  'live_class',
  {
    scheduleEventId: integer()
      .primaryKey()
      .references(() => scheduleEvent.id, { onDelete: 'cascade' }),
    heldBy: text({ enum: classServices }).notNull(),
    // What everybody could open: the meeting's shared link where it is a meeting, and what is left when Zoom is away.
    link: text(),
    // Of a Zoom meeting with registration: each doctor gets a link of their own.
    meetingNumber: text(),
    // For those who type number and passcode into the app.
    passcode: text(),
    youtubeId: text(),
    hall: localizedText(),
    // The beginning for which a reminder went out; a class that is moved is reminded of again.
    remindedFor: moment(),
    reminderNoticeId: integer().references(() => notice.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (table) => [
    index('live_class_reminder_notice_id').on(table.reminderNoticeId),
    check('live_class_held_by', oneOf(table.heldBy, classServices)),
    check('live_class_hall', isLocalizedText(table.hall)),
    check('live_class_link', sql`${table.link} is null or ${table.link} ~ '^https://[^\\s]+$'`),
    check('live_class_meeting_number', sql`${table.meetingNumber} is null or ${table.meetingNumber} ~ '^[0-9]{9,12}$'`),
    check('live_class_youtube_id', sql`${table.youtubeId} is null or ${table.youtubeId} ~ '^[A-Za-z0-9_-]{11}$'`),
    check(
      'live_class_has_its_place',
      sql`(${table.heldBy} in ('zoom', 'meet', 'link')) = (${table.link} is not null) and (${table.heldBy} = 'youtube') = (${table.youtubeId} is not null) and (${table.heldBy} = 'hall') = (${table.hall} is not null) and (${table.meetingNumber} is null or ${table.heldBy} = 'zoom')`,
    ),
  ],
)
