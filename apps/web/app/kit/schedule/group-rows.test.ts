import { describe, expect, it } from 'vitest'
import { groupRows, isShown } from './group-rows.ts'

const row = (dhaka: string) => ({ starts_at: new Date(`${dhaka}:00+06:00`).toISOString() })

describe('groupRows', () => {
  it('begins a week on Saturday and counts from the week of the first row, though that is not shown', () => {
    // 14 November 2026 is a Saturday.
    const rows = [row('2026-11-13T20:30'), row('2026-11-14T20:30'), row('2026-11-20T09:00')]
    const weeks = groupRows(rows, row('2026-11-08T20:30'))
    expect(weeks.map(({ key, number, days }) => [key, number, days.length])).toEqual([
      ['2026-11-07', 1, 1],
      ['2026-11-14', 2, 2],
    ])
  })

  it('keeps rows of one day together, by Dhaka’s midnight and not by that of UTC', () => {
    const [week] = groupRows([row('2026-11-15T00:30'), row('2026-11-15T09:00'), row('2026-11-15T23:30')], undefined)
    expect(week?.days.map(({ key, rows }) => [key, rows.length])).toEqual([['2026-11-15', 3]])
  })

  it('gives no number where the beginning is not known', () => {
    const [week] = groupRows([row('2026-11-01T09:00')], undefined)
    expect(week?.number).toBeUndefined()
  })

  it('is empty without rows', () => {
    expect(groupRows([], undefined)).toEqual([])
  })
})

describe('isShown', () => {
  it('counts a lecture with an exam as both', () => {
    const both = { kind: 'lecture_and_exam' } as const
    expect([isShown(both, 'lecture'), isShown(both, 'exam'), isShown(both, undefined)]).toEqual([true, true, true])
    expect(isShown({ kind: 'lecture' }, 'exam')).toBe(false)
  })
})
