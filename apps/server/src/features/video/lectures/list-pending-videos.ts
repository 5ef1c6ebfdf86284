import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, asc, eq, gt, gte, isNull, lte, or, sql } from 'drizzle-orm'
import type { OwnCourse } from '../../enrolment/index.ts'
import { daysLeft } from './lecture-state.ts'
import { readVideoCards } from './read-video-cards.ts'

const { classAttendance, scheduleEvent, videoProgress } = tables

type CourseReader = { course: OwnCourse; locale: Locale; now: Date }

/** Recordings of one's own schedule that can still be watched and were not, nor joined live; those that go first in front. */
export async function listPendingVideos(tx: Tx, { course: { doctorId, scheduleId }, locale, now }: CourseReader) {
  const rows = await tx
    .select({
      id: scheduleEvent.id,
      scheduleId: scheduleEvent.scheduleId,
      startsAt: scheduleEvent.startsAt,
      until: scheduleEvent.videoUntil,
      videoId: sql<number>`${scheduleEvent.videoId}`,
    })
    .from(scheduleEvent)
    .leftJoin(
      videoProgress,
      and(eq(videoProgress.videoId, scheduleEvent.videoId), eq(videoProgress.doctorId, doctorId)),
    )
    .leftJoin(
      classAttendance,
      and(eq(classAttendance.scheduleEventId, scheduleEvent.id), eq(classAttendance.doctorId, doctorId)),
    )
    .where(
      and(
        eq(scheduleEvent.scheduleId, scheduleId),
        eq(scheduleEvent.isCancelled, false),
        sql`${scheduleEvent.videoId} is not null`,
        lte(scheduleEvent.startsAt, now),
        or(isNull(scheduleEvent.videoUntil), gte(scheduleEvent.videoUntil, now)),
        isNull(videoProgress.completedAt),
        or(isNull(classAttendance.joinedAt), gt(scheduleEvent.endsAt, now)),
      ),
    )
    .orderBy(sql`${scheduleEvent.videoUntil} asc nulls last`, asc(scheduleEvent.startsAt), asc(scheduleEvent.id))
  const cards = await readVideoCards(tx, { doctorId, videoIds: rows.map(({ videoId }) => videoId), locale })
  return rows.flatMap((row) => {
    const video = cards.get(row.videoId)
    if (video === undefined) return []
    return {
      pending_video_id: row.id,
      schedule_id: row.scheduleId,
      starts_at: row.startsAt.toISOString(),
      last_day: row.until?.toISOString() ?? null,
      days_left: daysLeft(row.until, now),
      video,
    }
  })
}
