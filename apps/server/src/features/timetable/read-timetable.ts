import type { courseTimetable, ResponseOf } from '@prostuti/contract'
import type { Tx } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { AppError } from '../../errors.ts'
import type { OwnCourse } from '../enrolment/index.ts'
import type { ParticipantCounts } from '../exam/index.ts'
import { loadRows } from './load-rows.ts'
import { pendingOf } from './pending-of.ts'
import { presentRow } from './present-row.ts'
import { progressOf } from './progress-of.ts'
import { readOwnRows } from './read-own-rows.ts'
import { readSchedules } from './read-schedules.ts'

type TimetableQuery = {
  course: OwnCourse
  /** The own one if left out. */
  scheduleId: number | undefined
  locale: Locale
  now: Date
  counts: ParticipantCounts
}

export async function readTimetable(
  tx: Tx,
  { course, scheduleId = course.scheduleId, locale, now, counts }: TimetableQuery,
): Promise<ResponseOf<typeof courseTimetable>> {
  const known = await readSchedules(tx, course, locale)
  if (!known.schedules.some(({ id }) => id === scheduleId)) throw new AppError('not_found')
  const answer = { ...known, schedule_id: scheduleId, server_time: now.toISOString() }
  if (scheduleId === course.scheduleId) {
    const rows = (await readOwnRows(tx, { course, locale, now, counts })).map(({ row }) => row)
    return { ...answer, rows, progress: progressOf(now, rows), pending: pendingOf(now, rows) }
  }
  const loaded = await loadRows(tx, { scheduleIds: [scheduleId], doctorId: course.doctorId })
  return { ...answer, rows: loaded.map((row) => presentRow(row, { now, locale })), progress: null, pending: null }
}
