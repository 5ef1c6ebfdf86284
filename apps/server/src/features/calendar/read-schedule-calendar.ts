import { type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, desc, eq, sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { classAddress } from '../live-class/index.ts'
import type { Calendar } from './write-calendar.ts'

const { batch, batchCategory, contact, course, liveClass, schedule, scheduleEvent, teacher } = tables

/** A year of daily classes is 300; of more than this, the latest are kept. */
const maxRows = 1000

type ScheduleCalendarQuery = { scheduleId: number; locale: Locale; publicUrl: string }

export async function readScheduleCalendar(
  tx: Tx,
  { scheduleId, locale, publicUrl }: ScheduleCalendarQuery,
): Promise<Calendar> {
  const [found] = await tx
    .select({
      schedule,
      batch: { id: batch.id, title: batch.title, sessionId: batch.courseSessionId, updatedAt: batch.updatedAt },
      branch: contact,
    })
    .from(schedule)
    .innerJoin(batch, eq(batch.id, schedule.batchId))
    .innerJoin(batchCategory, eq(batchCategory.id, batch.batchCategoryId))
    .innerJoin(course, eq(course.id, batch.courseId))
    .leftJoin(contact, eq(contact.id, schedule.contactId))
    .where(
      and(
        eq(schedule.id, scheduleId),
        ...[schedule, batch, batchCategory, course].map((table) => eq(table.isActive, true)),
      ),
    )
  if (found === undefined) throw new AppError('not_found')

  const rows = await tx
    .select({
      row: scheduleEvent,
      teacher: { name: teacher.name, updatedAt: teacher.updatedAt },
      isLive: sql<boolean>`${liveClass.scheduleEventId} is not null`,
    })
    .from(scheduleEvent)
    .leftJoin(liveClass, eq(liveClass.scheduleEventId, scheduleEvent.id))
    .leftJoin(teacher, eq(teacher.id, scheduleEvent.teacherId))
    .where(eq(scheduleEvent.scheduleId, scheduleId))
    .orderBy(desc(scheduleEvent.startsAt), desc(scheduleEvent.id))
    .limit(maxRows)

  const host = new URL(publicUrl).hostname
  const location = found.branch
    ? `${pickText(found.branch.name, locale)}, ${pickText(found.branch.address, locale)}`
    : messages.calendar_online({}, { locale })
  const page = `${publicUrl}/batch-details/${found.batch.id}/schedule`
  // Anybody can follow this calendar: a live class is named by the page on which its doctors join it, never by its link.
  const classPage = `${publicUrl}${classAddress({ ...found.batch, batchId: found.batch.id, scheduleId })}`
  const entries = rows.toReversed().map(({ row, teacher: by, isLive }) => ({
    uid: `schedule-event-${row.id}@${host}`,
    sequence: row.revision,
    changedAt: row.updatedAt,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    title: pickText(row.title, locale),
    description: [pickText(row.subject, locale), by && pickText(by.name, locale)].filter(Boolean).join('\n'),
    location,
    url: isLive ? classPage : page,
    isCancelled: row.isCancelled,
  }))
  const changes = [
    found.schedule.updatedAt,
    found.batch.updatedAt,
    found.branch?.updatedAt,
    ...rows.flatMap(({ row, teacher: by }) => [row.updatedAt, by?.updatedAt]),
  ]
  return {
    name: `${pickText(found.batch.title, locale)} · ${pickText(found.schedule.title, locale)}`,
    entries,
    changedAt: new Date(Math.max(...changes.map((at) => at?.getTime() ?? 0))),
  }
}
