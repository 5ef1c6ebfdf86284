import { describe, expect, it } from 'vitest'
import type { CourseExam } from '../course-exam-queries.ts'
import { sumOf, trendOf } from './trend-of.ts'

const exam = (event_id: number, marks: number | null, average: number | null = null) =>
  ({
    event_id,
    title: `পরীক্ষা ${event_id}`,
    starts_at: `2026-11-${10 + event_id}T03:00:00Z`,
    result: marks === null ? null : { marks, out_of: 2000, average, pass_marks: 1400 },
  }) as CourseExam

describe('the trend', () => {
  it('has a point for every result, in per cent, and none for what was not sat', () => {
    const points = trendOf([exam(1, 1000, 800), exam(2, null), exam(3, 1500)])
    expect(points.map(({ eventId, percent, average, pass }) => [eventId, percent, average, pass])).toEqual([
      [1, 50, 40, 70],
      [3, 75, null, 70],
    ])
  })

  it('never goes below nothing, and keeps the newest ten', () => {
    expect(trendOf([exam(1, -300)])[0]?.percent).toBe(0)
    const many = trendOf(Array.from({ length: 14 }, (_, position) => exam(position, 1000)))
    expect([many.length, many[0]?.eventId]).toEqual([10, 4])
  })
})

describe('what it comes to', () => {
  it('is average, best, and the way from the first to the last', () => {
    expect(sumOf([exam(1, 1000, 1200), exam(2, 1600, 1000), exam(3, 1400)])).toEqual({
      sat: 3,
      average: 67,
      best: 80,
      first: 50,
      last: 70,
      above: 1,
      compared: 2,
    })
  })

  it('is nothing before the first result', () => {
    expect(sumOf([exam(1, null)])).toBeUndefined()
  })
})
