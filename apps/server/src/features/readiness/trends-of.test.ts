import { expect, it } from 'vitest'
import type { RankedSitting } from '../exam/index.ts'
import { trendsOf } from './trends-of.ts'

/** Sat on that day of July; `course` null: of none. */
const sat = (day: number, course: number | null, given: Partial<RankedSitting> = {}): RankedSitting => ({
  ...{ key: `exam-${day}`, family: 'bcs', title: 'পরীক্ষা', packKey: 'bcs', marks: 500, outOf: 1000 },
  course: course === null ? null : { id: course, event_id: day, title: `কোর্স ${course}` },
  finishedAt: new Date(Date.UTC(2026, 6, day)),
  ...{ hidesRanks: false, standing: { percentile: 100 * day, participants: 40, average: 400 } },
  ...given,
})
const told = (sittings: RankedSitting[]) => trendsOf(sittings).map(({ course, points }) => [course?.id, points.length])

it('the course of the newest exam is first, and what is of no course last', () => {
  expect(told([sat(1, 7), sat(2, 8), sat(3, 7), sat(4, 9), sat(5, null)])).toEqual([
    [9, 1],
    [7, 2],
    [8, 1],
    [undefined, 1],
  ])
})

it('of many exams the last ten are drawn', () => {
  const [trend] = trendsOf(Array.from({ length: 12 }, (_, nth) => sat(nth + 1, 7)))
  expect(trend!.points.map(({ percentile }) => percentile / 100)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

it('a course says that it hides ranks only where it shows none, and one without any is left out', () => {
  const waiting = { standing: null }
  const hidden = { ...waiting, hidesRanks: true }
  const trends = trendsOf([sat(1, 7), sat(2, 7, hidden), sat(3, 8, hidden), sat(4, 9, waiting)])
  expect(trends.map(({ course, hides_ranks }) => [course!.id, hides_ranks])).toEqual([
    [8, true],
    [7, false],
  ])
})
