import type { Tx } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { AppError } from '../../errors.ts'
import type { OwnCourse } from '../enrolment/index.ts'
import type { ParticipantCounts } from '../exam/index.ts'
import { readOwnRows } from './read-own-rows.ts'

type ExamRowKey = { course: OwnCourse; eventId: number; locale: Locale; now: Date; counts: ParticipantCounts }

/** One exam of the own schedule; a lecture, or a row of another schedule, is not there. */
export async function readExamInfo(tx: Tx, asked: ExamRowKey) {
  const [found] = (await readOwnRows(tx, asked)).concat(await readLeftRow(tx, asked))
  if (found === undefined || found.row.kind === 'lecture') throw new AppError('not_found')
  return {
    row: found.row,
    syllabus: pickText(found.syllabus, asked.locale),
    server_time: asked.now.toISOString(),
  }
}

/** An exam of the schedule that the doctor has left, as far as they sat it. */
async function readLeftRow(tx: Tx, asked: ExamRowKey) {
  const { movedFromScheduleId } = asked.course
  if (movedFromScheduleId === null) return []
  const left = await readOwnRows(tx, { ...asked, course: { ...asked.course, scheduleId: movedFromScheduleId } })
  return left.filter(({ row }) => row.exam?.state === 'finished' || row.exam?.state === 'running')
}
