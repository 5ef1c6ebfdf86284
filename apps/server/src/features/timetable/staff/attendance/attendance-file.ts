import type { BodyOf } from '@prostuti/contract'
import type { exportRowAttendance } from '@prostuti/contract/staff'
import type { Transaction } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { formatDate, formatTime } from '@prostuti/text/dates'
import { type Locale, pickText } from '@prostuti/text/locale'
import { maskPhone } from '@prostuti/text/phone'
import { exportFormats, exportMark } from '../../../resource/index.ts'
import type { StaffMember, Written } from '../../../staff/index.ts'
import {
  addJobKind,
  beginStaffJob,
  dayFileName,
  type JobStep,
  type StaffJobKinds,
  type StepOutcome,
} from '../../../staff-jobs/index.ts'
import { countSitters, findLectureRow, readSitters, type Show } from './row-attendance.ts'

type Format = keyof typeof exportFormats
type AttendanceInput = { rowId: number; show: Show; format: Format; title: string; locale: Locale; list: string }

const day = 24 * 3_600_000
const perStep = 500
/** Who took it, and what the columns are called. */
const headLines = 2

const kindOf = (format: Format) => `attendance.${format}`

/** Who has opened a lecture, as a file. */
export function addAttendanceJobs(kinds: StaffJobKinds): void {
  for (const format of Object.keys(exportFormats) as Format[])
    addJobKind<AttendanceInput>(kinds, {
      kind: kindOf(format),
      action: 'courses.read',
      file: { format: exportFormats[format].file, lifeMs: day },
      step: writeSome,
    })
}

type AttendanceExport = {
  rowId: number
  sent: BodyOf<typeof exportRowAttendance>
  member: StaffMember
  locale: Locale
  now: Date
}

export async function beginAttendanceFile(
  tx: Transaction,
  { rowId, sent: { format, show }, member, locale, now }: AttendanceExport,
): Promise<Written<{ job_id: number }>> {
  const { event } = await findLectureRow(tx, { rowId, member })
  const title = messages.office_attendance_title({ title: pickText(event.title, locale) }, { locale })
  const input: AttendanceInput = { rowId, show, format, title, locale, list: `/timetable-rows/${rowId}/attendance` }
  const jobId = await beginStaffJob(tx, {
    kind: kindOf(format),
    title,
    staffId: member.id,
    input,
    fileName: dayFileName(title, now, format),
    now,
  })
  return {
    answer: { job_id: jobId },
    resource: 'timetable-row',
    resourceId: rowId,
    after: { export: format },
    action: 'attendance_taken',
  }
}

async function writeSome(
  tx: Transaction,
  { input, position, member, now }: JobStep<AttendanceInput>,
): Promise<StepOutcome> {
  const { rowId, show, title, locale } = input
  const { begin, line } = exportFormats[input.format]
  const written = Number(position?.written ?? 0)
  const row = await findLectureRow(tx, { rowId, member })
  const doctors = await readSitters(tx, row, { show, limit: perStep, offset: written })
  const when = (instant: Date | null) =>
    instant === null ? '' : `${formatDate(instant, locale)}, ${formatTime(instant, locale)}`
  const lines = doctors.map(({ name, phone, joinedAt, lastAt, presses, watchedPercent }, nth) =>
    line(
      [name, maskPhone(phone), when(joinedAt), when(lastAt), presses, watchedPercent ?? ''],
      headLines + written + nth + 1,
    ),
  )
  const isLast = doctors.length < perStep
  const outcome = { next: isLast ? undefined : { written: written + doctors.length }, done: doctors.length }
  if (position !== null) return { ...outcome, part: Buffer.from(lines.join('')) }
  const { [show]: total } = await countSitters(tx, row)
  const head = [line([exportMark({ title, count: total, member, now, locale })], 1), line(headings(locale), headLines)]
  return { ...outcome, total, part: Buffer.from(begin + [...head, ...lines].join('')) }
}

const headings = (locale: Locale): string[] => [
  messages.office_name({}, { locale }),
  messages.office_attendance_phone({}, { locale }),
  messages.office_attendance_at({}, { locale }),
  messages.office_attendance_last({}, { locale }),
  messages.office_attendance_presses({}, { locale }),
  messages.office_attendance_watched_percent({}, { locale }),
]
