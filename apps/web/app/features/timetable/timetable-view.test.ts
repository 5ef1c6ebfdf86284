import { describe, expect, it } from 'vitest'
import type { TimetableRow } from '../../kit/course/timetable-queries.ts'
import { isShown, onlyQuery, readOnly } from './timetable-view.ts'

const row = (kind: TimetableRow['kind'], state: TimetableRow['state'], exam?: string) =>
  ({ kind, state, exam: exam ? { state: exam } : null }) as TimetableRow

describe('what of a timetable is shown', () => {
  it('is read from the address and written back', () => {
    expect(readOnly(new URLSearchParams('only=missed'))).toBe('missed')
    expect(readOnly(new URLSearchParams('only=everything'))).toBeUndefined()
    expect([onlyQuery('exam'), onlyQuery(undefined)]).toEqual(['?only=exam', ''])
  })

  it('goes by kind, with both kinds in one row on either side', () => {
    expect(isShown(row('lecture_and_exam', 'done'), 'lecture')).toBe(true)
    expect(isShown(row('lecture_and_exam', 'done'), 'exam')).toBe(true)
    expect(isShown(row('lecture', 'done'), 'exam')).toBe(false)
  })

  it('counts a late exam as missed and as something to do', () => {
    const late = row('exam', 'missed', 'missed_late_open')
    expect([isShown(late, 'missed'), isShown(late, 'to_do')]).toEqual([true, true])
    const lost = row('exam', 'missed', 'missed')
    expect([isShown(lost, 'missed'), isShown(lost, 'to_do')]).toEqual([true, false])
  })
})
