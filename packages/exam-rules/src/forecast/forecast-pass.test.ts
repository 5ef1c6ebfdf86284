import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Forecast, type ForecastExam, type ForecastFacts, forecastPass } from './forecast-pass.ts'
import type { PackCohort } from './pack-cohort.ts'

const now = new Date('2026-11-19T06:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

const share = fc.double({ min: -0.2, max: 1, noNaN: true })
const past = fc.integer({ min: 0, max: 365 }).map(daysAgo)
const exam: fc.Arbitrary<ForecastExam> = fc.record({ at: past, share, average: share })
const variance = fc.double({ min: 0.0004, max: 0.04, noNaN: true })
const cohort: fc.Arbitrary<PackCohort> = fc.record({
  doctors: fc.integer({ min: 30, max: 5000 }),
  level: share,
  levelVariance: variance,
  hardnessVariance: variance,
  betweenVariance: variance,
  withinVariance: variance,
})
const facts: fc.Arbitrary<ForecastFacts> = fc.record({
  exams: fc.array(exam, { minLength: 3, maxLength: 8 }),
  cuts: fc.array(fc.record({ on: past, share: fc.double({ min: 0.2, max: 0.9, noNaN: true }) }), {
    minLength: 1,
    maxLength: 6,
  }),
  cohort,
})

const told = (given: ForecastFacts): Forecast => {
  const forecast = forecastPass(now, given)
  if ('lacks' in forecast) throw new Error(`lacks ${forecast.lacks}`)
  return forecast
}

describe('a forecast', () => {
  it('never falls with better marks', () => {
    fc.assert(
      fc.property(facts, fc.nat(), fc.double({ min: 0, max: 0.5, noNaN: true }), (given, which, more) => {
        const at = which % given.exams.length
        const better = given.exams.map((each, nth) => (nth === at ? { ...each, share: each.share + more } : each))
        const [before, after] = [told(given), told({ ...given, exams: better })]
        expect(after.chance).toBeGreaterThanOrEqual(before.chance - 1e-9)
        expect(after.from).toBeGreaterThanOrEqual(before.from)
        expect(after.to).toBeGreaterThanOrEqual(before.to)
      }),
    )
  })

  it('is a band of whole steps within 0 and 100, with the chance inside', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const { chance, from, to } = told(given)
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeLessThanOrEqual(100)
        expect(to).toBeGreaterThan(from)
        expect([from % 5, to % 5]).toEqual([0, 0])
        expect(chance * 100).toBeGreaterThanOrEqual(from - 1e-6)
        expect(chance * 100).toBeLessThanOrEqual(to + 1e-6)
      }),
    )
  })

  it('is the same for the same facts, in whatever order they come', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const turned = { ...given, exams: given.exams.toReversed(), cuts: given.cuts.toReversed() }
        expect(told(given)).toEqual(told(given))
        expect(told(turned).chance).toBeCloseTo(told(given).chance, 9)
      }),
    )
  })

  it('weighs an older exam less: the same marks more in it change less', () => {
    const ages = fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 10, max: 160 }))
    fc.assert(
      fc.property(facts, ages, fc.double({ min: 0.02, max: 0.2, noNaN: true }), (given, [young, gap], more) => {
        const [newer, older, ...rest] = given.exams
        const aged = [{ ...newer!, at: daysAgo(young) }, { ...older!, at: daysAgo(young + gap) }, ...rest]
        // The middle of the scale, where a chance is not held by its ends.
        const raised = (which: number) =>
          told({
            ...given,
            exams: aged.map((each, nth) => (nth === which ? { ...each, share: each.share + more } : each)),
          })
        expect(raised(0).chance).toBeGreaterThanOrEqual(raised(1).chance - 1e-9)
      }),
    )
  })

  it('is higher where the mark that was enough is lower', () => {
    fc.assert(
      fc.property(facts, fc.double({ min: 0, max: 0.1, noNaN: true }), (given, less) => {
        const lower = given.cuts.map((cut) => ({ ...cut, share: cut.share - less }))
        expect(told({ ...given, cuts: lower }).chance).toBeGreaterThanOrEqual(told(given).chance - 1e-9)
      }),
    )
  })
})

describe('without enough behind it there is none, and it says what is missing', () => {
  const enough: ForecastFacts = {
    exams: [5, 20, 40].map((days) => ({ at: daysAgo(days), share: 0.7, average: 0.6 })),
    cuts: [{ on: daysAgo(100), share: 0.65 }],
    cohort: {
      doctors: 30,
      level: 0.6,
      levelVariance: 0.0004,
      hardnessVariance: 0.0004,
      betweenVariance: 0.006,
      withinVariance: 0.004,
    },
  }

  it.each([
    ['exams', { ...enough, exams: enough.exams.slice(1) }],
    ['doctors', { ...enough, cohort: { ...enough.cohort, doctors: 29 } }],
    ['cut_marks', { ...enough, cuts: [] }],
  ] as const)('%s', (lacks, given) => {
    expect(forecastPass(now, given)).toEqual({ lacks })
  })

  const exactly = (cuts: ForecastFacts['cuts'], level: number) =>
    told({
      exams: [1, 2, 3].map(() => ({ at: now, share: 0.7, average: 0.7 })),
      cuts,
      cohort: { ...enough.cohort, level },
    }).chance

  it('is as likely as not where the doctor stands at the cut mark, to which one of four years ago adds half a part', () => {
    const cuts = [
      { on: now, share: 0.5 },
      { on: daysAgo(4 * 365), share: 0.7 },
    ]
    expect(exactly(cuts, (0.5 + 0.7 / 2) / 1.5)).toBeCloseTo(0.5, 6)
  })

  it('counts what is unknown of the doctor, the cut marks and the day', () => {
    const cuts = [0.5, 0.6].map((share) => ({ on: now, share }))
    // 0.05 above, with a deviation of the root of 0.004775 (the day) + 0.002266 (what is not known), worked out by hand.
    expect(exactly(cuts, 0.6)).toBeCloseTo(0.7244, 3)
  })

  it('with them, a doctor ten points above everybody has a good chance at a mark five above', () => {
    expect(told(enough)).toEqual({ chance: expect.closeTo(0.64, 1), from: 45, to: 85 })
  })
})
