import type { Tx } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import type { OwnCourse } from '../enrolment/index.ts'
import { finishExpiredOf, readPaperCards } from '../exam/index.ts'
import { loadRows } from './load-rows.ts'
import { presentRow } from './present-row.ts'
import type { TimetableRow } from './row-state.ts'

export type OwnRow = {
  row: TimetableRow
  paperId: number | null
  syllabus: Awaited<ReturnType<typeof loadRows>>[number]['event']['syllabus']
}

type Asked = { course: OwnCourse; locale: Locale; now: Date; eventId?: number }

/**
 * The rows of the doctor's own schedule. An attempt that is over but not yet finished is finished first, as by every list of
 * exams; then it is the same few queries for one row and for three hundred.
 */
export async function readOwnRows(tx: Tx, { course, locale, now, ...only }: Asked): Promise<OwnRow[]> {
  const { doctorId, scheduleId } = course
  await finishExpiredOf(tx, { doctorId, now })
  const loaded = await loadRows(tx, { scheduleId, doctorId, ...only })
  const paperIds = loaded.flatMap(({ event }) => event.paperId ?? [])
  const isRunning = course.state === 'active'
  const cards = await readPaperCards(tx, { paperIds, doctorId, now, locale, mayEnter: isRunning })
  return loaded.map((each) => ({
    row: presentRow(each, { now, locale, own: { cards, isRunning } }),
    paperId: each.event.paperId,
    syllabus: each.event.syllabus,
  }))
}
