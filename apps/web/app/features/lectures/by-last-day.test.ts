import { expect, it } from 'vitest'
import { byLastDay, secondsLeft } from './by-last-day.ts'

const row = (id: number, starts_at: string, last_day: string | null) => ({ id, starts_at, last_day })

it('puts what closes first in front, and what never closes behind, by its day', () => {
  const rows = [
    row(1, '2026-11-03T04:00:00Z', null),
    row(2, '2026-11-01T04:00:00Z', '2026-12-20T17:59:59Z'),
    row(3, '2026-11-02T04:00:00Z', '2026-11-20T17:59:59Z'),
    row(4, '2026-10-30T04:00:00Z', null),
  ]
  expect(byLastDay(rows).map(({ id }) => id)).toEqual([3, 2, 4, 1])
})

it('adds up what is left, never less than nothing', () => {
  expect(
    secondsLeft([
      { video: { duration_seconds: 60, watched_seconds: 20 } },
      { video: { duration_seconds: 60, watched_seconds: 61 } },
    ]),
  ).toBe(40)
})
