import { type Tx, tables } from '@prostuti/db'
import { and, asc, eq, inArray } from 'drizzle-orm'

const { classAttendance, liveClass, scheduleEvent, teacher, video, videoProgress } = tables

type RowFilter = { scheduleIds: readonly number[]; doctorId: number; eventId?: number }

export type LoadedRow = Awaited<ReturnType<typeof loadRows>>[number]

/** The rows of schedules in the order of time, with how far the doctor has come in their recordings, and which live classes they came to. */
export function loadRows(tx: Tx, { scheduleIds, doctorId, eventId }: RowFilter) {
  return tx
    .select({
      event: scheduleEvent,
      teacher: teacher.name,
      durationSeconds: video.durationSeconds,
      watchedSeconds: videoProgress.watchedSeconds,
      completedAt: videoProgress.completedAt,
      liveClass: { heldBy: liveClass.heldBy, hall: liveClass.hall },
      joinedAt: classAttendance.joinedAt,
    })
    .from(scheduleEvent)
    .leftJoin(teacher, eq(teacher.id, scheduleEvent.teacherId))
    .leftJoin(video, eq(video.id, scheduleEvent.videoId))
    .leftJoin(videoProgress, and(eq(videoProgress.videoId, video.id), eq(videoProgress.doctorId, doctorId)))
    .leftJoin(liveClass, eq(liveClass.scheduleEventId, scheduleEvent.id))
    .leftJoin(
      classAttendance,
      and(eq(classAttendance.scheduleEventId, scheduleEvent.id), eq(classAttendance.doctorId, doctorId)),
    )
    .where(
      and(
        inArray(scheduleEvent.scheduleId, [...scheduleIds]),
        eventId === undefined ? undefined : eq(scheduleEvent.id, eventId),
      ),
    )
    .orderBy(asc(scheduleEvent.startsAt), asc(scheduleEvent.id))
}
