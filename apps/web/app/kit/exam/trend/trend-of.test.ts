import { expect, it } from 'vitest'
import { trendOf } from './trend-of.ts'

const result = (n: number, marks: number, average: number | null = null) => ({
  key: `exam-${n}`,
  at: `2026-11-${10 + n}T03:00:00Z`,
  marks,
  out_of: 2000,
  average,
  pass_marks: 1400,
})

it('has a point for every result, in per cent', () => {
  const points = trendOf([result(1, 1000, 800), result(3, 1500)])
  expect(points.map(({ key, percent, average, pass }) => [key, percent, average, pass])).toEqual([
    ['exam-1', 50, 40, 70],
    ['exam-3', 75, null, 70],
  ])
})

it('never goes below nothing, and keeps the newest ten', () => {
  expect(trendOf([result(1, -300)])[0]?.percent).toBe(0)
  const many = trendOf(Array.from({ length: 14 }, (_, position) => result(position, 1000)))
  expect([many.length, many[0]?.key]).toEqual([10, 'exam-4'])
})
