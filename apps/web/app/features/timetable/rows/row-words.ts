import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber, formatOrdinal } from '@prostuti/text/numbers'
import { momentAt, momentUntil } from '../../../kit/clock/moments.ts'
import type { TimetableRow } from '../../../kit/course/timetable-queries.ts'
import { formatMarks } from '../../../kit/exam/exam-words.ts'

/** How a row stands, in a word. */
export function stateWords(row: TimetableRow, locale: Locale): string {
  switch (row.state) {
    case 'done':
      return row.exam === null ? doneWords(row) : m.timetable_state_done_exam()
    case 'to_do':
      return row.exam?.state === 'open' ? m.timetable_state_open() : watchWords(row, locale)
    case 'over':
      return row.lecture && !row.lecture.has_video ? m.timetable_state_no_video() : m.timetable_state_over()
    case 'missed':
      return m.timetable_state_missed()
    case 'now':
      return m.timetable_state_now()
    case 'today':
      return m.timetable_state_today()
    case 'upcoming':
      return m.timetable_state_upcoming()
    case 'cancelled':
      return m.timetable_state_cancelled()
  }
}

/** Who joined and did not watch is not said to have watched. */
const doneWords = ({ lecture }: TimetableRow): string =>
  lecture?.completed ? m.timetable_state_done_lecture() : m.class_joined()

function watchWords({ lecture }: TimetableRow, locale: Locale): string {
  const percent = lecture && percentWatched(lecture)
  return percent ? m.timetable_state_watching({ percent: formatNumber(percent, locale) }) : m.timetable_state_to_watch()
}

export const percentWatched = ({ watched_seconds, duration_seconds }: NonNullable<TimetableRow['lecture']>): number =>
  duration_seconds === 0 ? 0 : Math.min(100, Math.floor((100 * watched_seconds) / duration_seconds))

/** What stands below that word: marks and place of an exam, the last day of what can still be done. */
export function stateDetails({ state, exam, lecture }: TimetableRow, locale: Locale): string[] {
  if (exam?.state === 'finished') {
    if (exam.marks === null)
      return [exam.marks_at ? m.timetable_marks_at({ when: momentAt(exam.marks_at, locale) }) : m.timetable_marking()]
    const marks = m.timetable_marks({ marks: formatMarks(exam.marks, locale), total: formatMarks(exam.out_of, locale) })
    return exam.rank === null ? [marks] : [marks, m.timetable_rank({ rank: formatOrdinal(exam.rank, locale) })]
  }
  const last = lastMoment({ state, exam, lecture })
  return last ? [m.timetable_until({ when: momentUntil(last, locale) })] : []
}

function lastMoment({ state, exam, lecture }: Pick<TimetableRow, 'state' | 'exam' | 'lecture'>): string | null {
  if (exam?.state === 'open') return exam.closes_at
  if (exam?.state === 'missed_late_open') return exam.late_until
  return state === 'to_do' ? (lecture?.last_day ?? null) : null
}
