import { describe, expect, it } from 'vitest'
import { packCohort } from './pack-cohort.ts'

const now = new Date('2026-11-19T06:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const doctors = [
  { papers: 2, above: 0.2, squares: 0.0208 },
  { papers: 2, above: -0.2, squares: 0.0208 },
]

describe('the level of a pack’s papers today', () => {
  it('is their average where they stay the same', () => {
    const papers = [10, 40, 90].map((days) => ({ at: daysAgo(days), average: 0.6 }))
    expect(packCohort(now, { papers, doctors }).level).toBeCloseTo(0.6, 9)
  })

  it('goes on with what they rise, a little less than the line through them', () => {
    const papers = [200, 160, 120, 80, 40, 0].map((days) => ({ at: daysAgo(days), average: 0.7 - days / 2000 }))
    const { level } = packCohort(now, { papers, doctors })
    expect(level).toBeGreaterThan(0.68)
    expect(level).toBeLessThan(0.7)
  })

  it('is surer the more papers there are', () => {
    const some = [10, 100].map((days) => ({ at: daysAgo(days), average: 0.6 }))
    const more = [...some, ...[40, 70].map((days) => ({ at: daysAgo(days), average: 0.6 }))]
    const variance = (papers: typeof some) => packCohort(now, { papers, doctors }).levelVariance
    expect(variance(more)).toBeLessThan(variance(some))
  })
})

it('parts what lies between doctors from what lies between one doctor’s papers', () => {
  const { withinVariance, betweenVariance, doctors: counted } = packCohort(now, { papers: [], doctors })
  expect(counted).toBe(2)
  // Each doctor’s two papers lie 0.02 on either side of 0.1 above or below all.
  expect(withinVariance).toBeCloseTo(0.0008, 9)
  expect(betweenVariance).toBeCloseTo(0.02 - 0.0004, 9)
})
