import type { TimetableRow } from '../../kit/course/timetable-queries.ts'

const choices = ['lecture', 'exam', 'to_do', 'missed'] as const

/** What of a timetable is shown; a row that is a lecture and an exam belongs to both. */
export type Only = (typeof choices)[number] | undefined

/** What the address asks for; what it cannot mean is ignored. */
export const readOnly = (search: URLSearchParams): Only => choices.find((choice) => choice === search.get('only'))

export const onlyQuery = (only: Only): string => (only === undefined ? '' : `?only=${only}`)

/** A late exam stands among what was missed and among what is left to do. */
export function isShown(row: Pick<TimetableRow, 'kind' | 'state' | 'exam'>, only: Only): boolean {
  switch (only) {
    case undefined:
      return true
    case 'to_do':
      return row.state === 'to_do' || row.state === 'now' || row.exam?.state === 'missed_late_open'
    case 'missed':
      return row.state === 'missed'
    default:
      return row.kind === only || row.kind === 'lecture_and_exam'
  }
}

/** Whether a row lies behind the reader's week, so that it can be folded away. */
export const isBefore = (weekKey: string, thisWeek: string): boolean => weekKey < thisWeek
