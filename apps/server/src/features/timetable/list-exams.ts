import type { courseExams, pendingExams, ResponseOf } from '@prostuti/contract'
import type { Tx } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import type { OwnCourse } from '../enrolment/index.ts'
import { type ParticipantCounts, readOwnResults } from '../exam/index.ts'
import { type OwnRow, readOwnRows } from './read-own-rows.ts'

type CourseReader = { course: OwnCourse; locale: Locale; now: Date; counts: ParticipantCounts }
type Exam = ResponseOf<typeof courseExams>['exams'][number]
type Pending = ResponseOf<typeof pendingExams>['exams'][number]

/** Every exam of the own schedule in the order of time. */
export async function listExams(tx: Tx, asked: CourseReader): Promise<Exam[]> {
  const own = [...(await readSatBeforeMove(tx, asked)), ...(await readOwnRows(tx, asked))].filter(isExam)
  const paperIds = own.flatMap(({ paperId, row }) => (paperId !== null && row.exam?.result_ready ? paperId : []))
  const { doctorId } = asked.course
  const results = await readOwnResults(tx, { paperIds, doctorId, now: asked.now })
  return own.map(({ row, paperId }) => ({ ...row, result: (paperId !== null && results.get(paperId)) || null }))
}

const isExam = ({ row }: OwnRow): boolean => row.kind !== 'lecture'

/** Of the schedule that the doctor has left, what they sat there; a paper that both schedules have stands in the new one. */
async function readSatBeforeMove(tx: Tx, asked: CourseReader): Promise<OwnRow[]> {
  const { movedFromScheduleId } = asked.course
  if (movedFromScheduleId === null) return []
  const left = await readOwnRows(tx, { ...asked, course: { ...asked.course, scheduleId: movedFromScheduleId } })
  const papers = new Set((await readOwnRows(tx, asked)).map(({ paperId }) => paperId))
  return left.filter(({ row, paperId }) => row.exam?.state === 'finished' && !papers.has(paperId))
}

/** What can be sat now: first what is still ranked, then what was missed; the one with the nearest last date first. */
export async function listPendingExams(tx: Tx, asked: CourseReader): Promise<Pending[]> {
  const rows = await readOwnRows(tx, asked)
  const pending = rows.flatMap(({ row }): Pending[] => {
    if (row.is_cancelled || row.exam === null) return []
    const { state, closes_at, late_until } = row.exam
    if (state === 'open' || state === 'running') return [{ ...row, ranked: true, last_moment: closes_at }]
    return state === 'missed_late_open' ? [{ ...row, ranked: false, last_moment: late_until }] : []
  })
  return pending.sort((one, other) => Number(other.ranked) - Number(one.ranked) || lastOf(one) - lastOf(other))
}

const lastOf = ({ last_moment }: Pending): number =>
  last_moment === null ? Number.MAX_SAFE_INTEGER : Date.parse(last_moment)
