import { type Db, tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { writeAudit } from '../../audit/index.ts'
import { tellLive } from '../../live/index.ts'
import { lockLecture } from './set-live-class.ts'

const { liveClass, notice, scheduleEvent } = tables

type ClassHours = { staffId: number; eventId: number; startsAt: Date; endsAt: Date; now: Date }

/**
 * Staff give a lecture another hour: calendars learn of it by the higher revision, open pages at once. A reminder of the old hour
 * is taken back; the new one is reminded of again.
 */
export const setClassHours = (db: Db, { staffId, eventId, startsAt, endsAt, now }: ClassHours): Promise<void> =>
  db.transaction(async (tx) => {
    if (endsAt <= startsAt) throw new AppError('bad_request')
    const { scheduleId } = await lockLecture(tx, eventId)
    await tx
      .update(scheduleEvent)
      .set({ startsAt, endsAt, revision: sql`${scheduleEvent.revision} + 1`, updatedAt: now })
      .where(eq(scheduleEvent.id, eventId))
    const [held] = await tx
      .select({ noticeId: liveClass.reminderNoticeId })
      .from(liveClass)
      .where(eq(liveClass.scheduleEventId, eventId))
    if (held?.noticeId) await tx.delete(notice).where(eq(notice.id, held.noticeId))
    const detail = { event_id: eventId, starts_at: startsAt.toISOString() }
    await writeAudit(tx, { at: now, staffId, action: 'class_hours_set', detail })
    await tellLive(tx, { schedule: scheduleId }, { kind: 'class', id: eventId })
  })
