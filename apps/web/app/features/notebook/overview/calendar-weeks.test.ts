import { expect, it } from 'vitest'
import { calendarWeeks, isBeforeFour, levelOf } from './calendar-weeks.ts'

it('begins on the Saturday eleven weeks before this one and ends today', () => {
  // A Thursday.
  const days = calendarWeeks([{ day: '2026-11-18', reviews: 12, right: 9 }], '2026-11-19')
  expect(days[0]).toMatchObject({ day: '2026-08-29', column: 0, row: 0 })
  expect(days.at(-1)).toMatchObject({ day: '2026-11-19', column: 11, row: 5, reviews: 0, level: 0 })
  expect(days.find(({ day }) => day === '2026-11-18')).toMatchObject({ column: 11, row: 4, reviews: 12, level: 2 })
})

it('has twelve whole weeks on a Friday, and begins a column on a Saturday', () => {
  expect(calendarWeeks([], '2026-11-20')).toHaveLength(84)
  expect(calendarWeeks([], '2026-11-21')).toHaveLength(78)
})

it('knows the hours in which its last day is the one before', () => {
  const times = ['2026-11-19T23:59', '2026-11-20T00:00', '2026-11-20T03:59', '2026-11-20T04:00']
  expect(times.map((at) => isBeforeFour(new Date(`${at}:00+06:00`)))).toEqual([false, true, true, false])
})

it.each([
  [0, 0],
  [1, 1],
  [10, 2],
  [20, 3],
  [200, 4],
])('draws a day of %i as level %i', (reviews, level) => {
  expect(levelOf(reviews)).toBe(level)
})
