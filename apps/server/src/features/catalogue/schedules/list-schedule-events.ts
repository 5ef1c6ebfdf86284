import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, asc, count, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { findVisibleBatch } from '../batches/find-visible-batch.ts'

const { schedule, scheduleEvent, teacher } = tables

type ScheduleEventsQuery = { scheduleId: number; locale: Locale; perPage: number; page: number }

/** The dated rows of one schedule in the order of time. A row that was cancelled stays and says so. */
export async function listScheduleEvents(tx: Tx, { scheduleId, locale, perPage, page }: ScheduleEventsQuery) {
  await refuseHiddenSchedule(tx, scheduleId)
  const [rows, [counted]] = await Promise.all([
    tx
      .select({ event: scheduleEvent, teacher: teacher.name })
      .from(scheduleEvent)
      .leftJoin(teacher, eq(teacher.id, scheduleEvent.teacherId))
      .where(eq(scheduleEvent.scheduleId, scheduleId))
      .orderBy(asc(scheduleEvent.startsAt), asc(scheduleEvent.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    tx.select({ total: count() }).from(scheduleEvent).where(eq(scheduleEvent.scheduleId, scheduleId)),
  ])
  const events = rows.map(({ event, teacher: name }) => ({
    id: event.id,
    kind: event.kind,
    title: pickText(event.title, locale),
    subject: pickText(event.subject, locale),
    teacher: pickText(name, locale),
    starts_at: event.startsAt.toISOString(),
    ends_at: event.endsAt.toISOString(),
    questions: event.questions,
    is_cancelled: event.isCancelled,
  }))
  return { events, total: counted?.total ?? 0 }
}

async function refuseHiddenSchedule(tx: Tx, id: number): Promise<void> {
  const [row] = await tx
    .select({ batchId: schedule.batchId })
    .from(schedule)
    .where(and(eq(schedule.id, id), eq(schedule.isActive, true)))
  if (row === undefined) throw new AppError('not_found')
  await findVisibleBatch(tx, row.batchId)
}
