import type { Tx } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import type { OwnCourse } from '../enrolment/index.ts'
import { finishExpiredOf, type ParticipantCounts, readPaperCards } from '../exam/index.ts'
import { type LoadedRow, loadRows } from './load-rows.ts'
import { presentRow } from './present-row.ts'
import type { TimetableRow } from './row-state.ts'

export type OwnRow = {
  row: TimetableRow
  paperId: number | null
  syllabus: LoadedRow['event']['syllabus']
}

type RowQuery = { locale: Locale; now: Date; counts: ParticipantCounts; eventId?: number }
type Rows = ReadonlyMap<number, OwnRow[]>

/** The rows of the doctor's own schedule in one course, which runs or has ended. */
export async function readOwnRows(tx: Tx, { course, ...asked }: RowQuery & { course: OwnCourse }): Promise<OwnRow[]> {
  return (await readRows(tx, [course], course.state === 'active', asked)).get(course.id) ?? []
}

/** The same of all courses that a doctor has running, by their ids, for the queries of one. */
export const readRunningRows = (tx: Tx, { courses, ...asked }: RowQuery & { courses: OwnCourse[] }): Promise<Rows> =>
  readRows(tx, courses, true, asked)

/**
 * An attempt that is over but not yet finished is finished first, as by every list of exams; then it is the same few queries
 * for one row and for three hundred.
 */
async function readRows(tx: Tx, courses: OwnCourse[], isRunning: boolean, asked: RowQuery): Promise<Rows> {
  const doctorId = courses[0]?.doctorId
  if (doctorId === undefined) return new Map()
  const { locale, now, counts, ...only } = asked
  await finishExpiredOf(tx, { doctorId, now })
  const loaded = await loadRows(tx, { scheduleIds: courses.map(({ scheduleId }) => scheduleId), doctorId, ...only })
  const paperIds = loaded.flatMap(({ event }) => event.paperId ?? [])
  const cards = await readPaperCards(tx, {
    paperIds,
    doctorId,
    now,
    locale,
    counts,
    mayEnter: isRunning,
    ofCourse: isRunning,
  })
  const rowsOf = Map.groupBy(loaded, ({ event }) => event.scheduleId)
  const present = (each: LoadedRow): OwnRow => ({
    row: presentRow(each, { now, locale, own: { cards, isRunning } }),
    paperId: each.event.paperId,
    syllabus: each.event.syllabus,
  })
  return new Map(courses.map(({ id, scheduleId }) => [id, (rowsOf.get(scheduleId) ?? []).map(present)]))
}
