import type { ResponseOf } from '@prostuti/contract'
import type { readRowAttendance } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm'
import { AppError } from '../../../../errors.ts'
import { inBranches, type StaffMember } from '../../../staff/index.ts'
import { findBatch } from '../find-batch.ts'

const { batch, classAttendance, doctor, enrolment, schedule, scheduleEvent, video, videoProgress } = tables

const perPage = 100

type OneRow = { rowId: number; member: StaffMember }
export type Show = 'all' | 'joined' | 'absent'

/** A row of a timetable of the member's courses and branches. */
export async function findLectureRow(tx: Tx, { rowId, member }: OneRow) {
  const [row] = await tx
    .select({ event: scheduleEvent, batch: { id: batch.id, title: batch.title }, seconds: video.durationSeconds })
    .from(scheduleEvent)
    .innerJoin(schedule, eq(schedule.id, scheduleEvent.scheduleId))
    .innerJoin(batch, eq(batch.id, schedule.batchId))
    .leftJoin(video, eq(video.id, scheduleEvent.videoId))
    .where(and(eq(scheduleEvent.id, rowId), inBranches(member, schedule.contactId)))
  if (row === undefined) throw new AppError('not_found')
  await findBatch(tx, { batchId: row.batch.id, member })
  return row
}

type LectureRow = Awaited<ReturnType<typeof findLectureRow>>

const isEnrolled = ({ event }: LectureRow) =>
  and(eq(enrolment.scheduleId, event.scheduleId), eq(enrolment.state, 'active'))

const isJoining = ({ event }: LectureRow) =>
  and(eq(classAttendance.doctorId, enrolment.doctorId), eq(classAttendance.scheduleEventId, event.id))

type Some = { show: Show; limit: number; offset: number }

/** Some of those in the timetable, by name, with when they opened the lecture live and how much of its recording they have watched. */
export async function readSitters(tx: Tx, row: LectureRow, { show, limit, offset }: Some) {
  const shown = {
    all: undefined,
    joined: isNotNull(classAttendance.joinedAt),
    absent: isNull(classAttendance.joinedAt),
  }
  const rows = await tx
    .select({
      id: doctor.id,
      name: doctor.name,
      phone: doctor.phone,
      joinedAt: classAttendance.joinedAt,
      lastAt: classAttendance.lastAt,
      presses: classAttendance.presses,
      watchedSeconds: videoProgress.watchedSeconds,
    })
    .from(enrolment)
    .innerJoin(doctor, eq(doctor.id, enrolment.doctorId))
    .leftJoin(classAttendance, isJoining(row))
    .leftJoin(
      videoProgress,
      and(eq(videoProgress.doctorId, enrolment.doctorId), eq(videoProgress.videoId, row.event.videoId ?? 0)),
    )
    .where(and(isEnrolled(row), shown[show]))
    .orderBy(asc(doctor.name), asc(doctor.id))
    .limit(limit)
    .offset(offset)
  const { seconds } = row
  return rows.map(({ watchedSeconds, name, presses, ...each }) => ({
    ...each,
    name: name ?? '',
    presses: presses ?? 0,
    watchedPercent: seconds === null ? null : Math.min(100, Math.floor(((watchedSeconds ?? 0) / seconds) * 100)),
  }))
}

/** How many are in the timetable, and how many of them have opened the lecture. */
export async function countSitters(tx: Tx, row: LectureRow): Promise<Record<Show, number>> {
  const all = await tx.$count(enrolment, isEnrolled(row))
  const [counted] = await tx
    .select({ joined: count() })
    .from(enrolment)
    .innerJoin(classAttendance, isJoining(row))
    .where(isEnrolled(row))
  const joined = counted?.joined ?? 0
  return { all, joined, absent: all - joined }
}

type AttendanceQuery = OneRow & { show: Show; page: number }

/** Everybody who is in the timetable of a lecture, a page at a time. */
export async function readAttendance(
  tx: Tx,
  { show, page, ...asked }: AttendanceQuery,
): Promise<ResponseOf<typeof readRowAttendance>> {
  const row = await findLectureRow(tx, asked)
  const counts = await countSitters(tx, row)
  const doctors = await readSitters(tx, row, { show, limit: perPage, offset: (page - 1) * perPage })
  return {
    title: row.event.title,
    batch: row.batch,
    starts_at: row.event.startsAt.toISOString(),
    enrolled: counts.all,
    joined: counts.joined,
    total: counts[show],
    per_page: perPage,
    doctors: doctors.map(({ id, name, joinedAt, lastAt, presses, watchedPercent }) => ({
      id,
      name,
      joined_at: joinedAt?.toISOString() ?? null,
      last_at: lastAt?.toISOString() ?? null,
      presses,
      watched_percent: watchedPercent,
    })),
  }
}
