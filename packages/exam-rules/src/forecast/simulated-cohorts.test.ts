import { describe, expect, it } from 'vitest'
import { cohortKinds, scoreTold, simulateCohort } from '../testing/simulate-cohort.ts'

/** `npm run bench -- forecast` plays cohorts of 2,000; here smaller ones show whether the rule still says what it means. */
const doctors = 120
const runs = 600
/** The bar is five; so few doctors have that much more luck. */
const tolerance = 7

describe.each(cohortKinds)('forecasts of simulated doctors: $name', (kind) => {
  const score = scoreTold(Array.from({ length: runs }, (_, run) => simulateCohort(kind, doctors, 7000 + run)).flat())

  it('are better than saying the base rate to everybody', () => {
    expect(score.forecasts).toBeGreaterThan((doctors * runs) / 2)
    expect(score.brier).toBeLessThan(score.baseBrier * 0.95)
  })

  it('come true as often as they say, to seven in a hundred', () => {
    const enough = score.bins.filter(({ forecasts }) => forecasts >= score.forecasts * 0.05)
    expect(enough.length).toBeGreaterThan(4)
    for (const { told, passed, from } of enough) expect(Math.abs(told - passed), `from ${from}`).toBeLessThan(tolerance)
  })
})
