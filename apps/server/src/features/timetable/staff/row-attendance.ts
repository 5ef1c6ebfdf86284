import type { ResponseOf } from '@prostuti/contract'
import type { readRowAttendance } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { inBranches, type StaffMember } from '../../staff/index.ts'
import { findBatch } from './find-batch.ts'

const { batch, classAttendance, doctor, enrolment, schedule, scheduleEvent, video, videoProgress } = tables

const perPage = 100

type AttendanceQuery = { rowId: number; member: StaffMember; show: 'all' | 'joined' | 'absent'; page: number }

/** Everybody who is in the timetable of a lecture, with when they opened it live and how much of its recording they have watched. */
export async function readAttendance(
  tx: Tx,
  { rowId, member, show, page }: AttendanceQuery,
): Promise<ResponseOf<typeof readRowAttendance>> {
  const [row] = await tx
    .select({ event: scheduleEvent, batch: { id: batch.id, title: batch.title }, seconds: video.durationSeconds })
    .from(scheduleEvent)
    .innerJoin(schedule, eq(schedule.id, scheduleEvent.scheduleId))
    .innerJoin(batch, eq(batch.id, schedule.batchId))
    .leftJoin(video, eq(video.id, scheduleEvent.videoId))
    .where(and(eq(scheduleEvent.id, rowId), inBranches(member, schedule.contactId)))
  if (row === undefined) throw new AppError('not_found')
  await findBatch(tx, { batchId: row.batch.id, member })
  const { event, seconds } = row
  const enrolled = and(eq(enrolment.scheduleId, event.scheduleId), eq(enrolment.state, 'active'))
  const shown = {
    all: undefined,
    joined: isNotNull(classAttendance.joinedAt),
    absent: isNull(classAttendance.joinedAt),
  }
  const joining = () =>
    and(eq(classAttendance.doctorId, enrolment.doctorId), eq(classAttendance.scheduleEventId, rowId))
  const doctors = await tx
    .select({
      id: doctor.id,
      name: doctor.name,
      joinedAt: classAttendance.joinedAt,
      presses: classAttendance.presses,
      watchedSeconds: videoProgress.watchedSeconds,
    })
    .from(enrolment)
    .innerJoin(doctor, eq(doctor.id, enrolment.doctorId))
    .leftJoin(classAttendance, joining())
    .leftJoin(
      videoProgress,
      and(eq(videoProgress.doctorId, enrolment.doctorId), eq(videoProgress.videoId, event.videoId ?? 0)),
    )
    .where(and(enrolled, shown[show]))
    .orderBy(asc(doctor.name), asc(doctor.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const enrolledCount = await tx.$count(enrolment, enrolled)
  const [counted] = await tx
    .select({ joined: count() })
    .from(enrolment)
    .innerJoin(classAttendance, joining())
    .where(enrolled)
  const joined = counted?.joined ?? 0
  return {
    title: event.title,
    batch: row.batch,
    starts_at: event.startsAt.toISOString(),
    enrolled: enrolledCount,
    joined,
    total: { all: enrolledCount, joined, absent: enrolledCount - joined }[show],
    per_page: perPage,
    doctors: doctors.map(({ joinedAt, presses, watchedSeconds, ...each }) => ({
      id: each.id,
      name: each.name ?? '',
      joined_at: joinedAt?.toISOString() ?? null,
      presses: presses ?? 0,
      watched_percent: seconds === null ? null : Math.min(100, Math.floor(((watchedSeconds ?? 0) / seconds) * 100)),
    })),
  }
}
