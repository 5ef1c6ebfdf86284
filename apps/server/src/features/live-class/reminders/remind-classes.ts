import { type Db, type Transaction, tables } from '@prostuti/db'
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { tellLive } from '../../live/index.ts'
import { classAddress } from '../class-address.ts'
import { reminderTexts } from './reminder-texts.ts'

const { batch, classSms, enrolment, liveClass, notice, schedule, scheduleEvent, site } = tables

/** Where a centre has no site yet. */
const usualMinutes = 30

/**
 * Reminds the doctors of a schedule of a live class that comes: by a notice, which open pages show at once, and by SMS where the
 * centre wants that. One transaction writes that it was done and does it, so it happens once for each hour a class is set to.
 */
export async function remindClasses(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  let reminded = 0
  while (!signal?.aborted && (await db.transaction((tx) => remindNext(tx, now)))) reminded += 1
  return reminded
}

async function remindNext(tx: Transaction, now: Date): Promise<boolean> {
  const [due] = await tx
    .select({ event: scheduleEvent, batchId: schedule.batchId, sessionId: batch.courseSessionId })
    .from(liveClass)
    .innerJoin(scheduleEvent, eq(scheduleEvent.id, liveClass.scheduleEventId))
    .innerJoin(schedule, eq(schedule.id, scheduleEvent.scheduleId))
    .innerJoin(batch, eq(batch.id, schedule.batchId))
    .where(
      and(
        eq(scheduleEvent.isCancelled, false),
        gt(scheduleEvent.startsAt, now),
        // As long before as the centre wants: time enough to come home, short enough not to forget again.
        lte(
          scheduleEvent.startsAt,
          sql`${now.toISOString()}::timestamptz + make_interval(mins => coalesce((select ${site.classReminderMinutes} from ${site}), ${usualMinutes}::int))`,
        ),
        sql`${liveClass.remindedFor} is distinct from ${scheduleEvent.startsAt}`,
      ),
    )
    .orderBy(asc(scheduleEvent.startsAt), asc(scheduleEvent.id))
    .limit(1)
    .for('update', { of: liveClass, skipLocked: true })
  if (due === undefined) return false
  const { event } = due
  const [made] = await tx
    .insert(notice)
    .values({
      ...reminderTexts(event),
      audience: 'schedule',
      scheduleId: event.scheduleId,
      link: classAddress({ ...due, scheduleId: event.scheduleId }),
      publishedAt: now,
      toldAt: now,
      isAutomatic: true,
      // A class that is over is no news.
      until: event.endsAt,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: notice.id })
  await tx
    .update(liveClass)
    .set({ remindedFor: event.startsAt, reminderNoticeId: made!.id })
    .where(eq(liveClass.scheduleEventId, event.id))
  await queueSms(tx, event, now)
  await tellLive(tx, { schedule: event.scheduleId }, { kind: 'notice', id: made!.id })
  return true
}

/** For everybody in the schedule; who may not come in is found out when it is sent. */
async function queueSms(tx: Transaction, event: typeof scheduleEvent.$inferSelect, now: Date): Promise<void> {
  const [centre] = await tx.select({ wanted: site.classSms }).from(site)
  if (!centre?.wanted) return
  const students = tx
    .select({
      doctorId: enrolment.doctorId,
      scheduleEventId: sql<number>`${event.id}::int`.as('schedule_event_id'),
      startsAt: sql<Date>`${event.startsAt.toISOString()}::timestamptz`.as('starts_at'),
      tellAt: sql<Date>`${now.toISOString()}::timestamptz`.as('tell_at'),
    })
    .from(enrolment)
    .where(and(eq(enrolment.scheduleId, event.scheduleId), eq(enrolment.state, 'active')))
  await tx.insert(classSms).select(students).onConflictDoNothing()
}
