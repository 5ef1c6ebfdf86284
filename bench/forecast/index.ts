import {
  cohortKinds,
  type Score,
  scoreTold,
  simulateCohort,
} from '../../packages/exam-rules/src/testing/simulate-cohort.ts'
import type { Bench } from '../support/bench.ts'
import { round } from '../support/statistics.ts'

const doctors = 2_000
const runs = 200
/** A bin or a band with fewer than this share of all forecasts says more of its luck than of the rule. */
const [enough, enoughOfBand] = [0.05, 0.005]

/**
 * Chances to pass, told to every doctor of a simulated cohort of 2,000 before the real exam. One exam that is harder than its cut mark
 * moves everybody at once, so each cohort is played 200 times with other luck. The yardstick says to everybody what share of all passed.
 */
const bench: Bench = async () => {
  const scores = cohortKinds.map(({ name }, nth) => ({ name, score: play(nth) }))
  return {
    table: scores.flatMap(({ name, score }) => rowsOf(name, score)),
    figures: Object.fromEntries(
      scores.flatMap(({ score }, nth) => [
        [`brier${nth + 1}`, round(score.brier, 4)],
        [`baseBrier${nth + 1}`, round(score.baseBrier, 4)],
        [`worstBin${nth + 1}`, round(worstOf(score), 1)],
        [`withinBand${nth + 1}`, round(withinBand(score), 1)],
      ]),
    ),
  }
}

const play = (nth: number): Score =>
  scoreTold(Array.from({ length: runs }, (_, run) => simulateCohort(cohortKinds[nth]!, doctors, 1 + run)).flat())

const binsOf = ({ bins, forecasts }: Score) => bins.filter((bin) => bin.forecasts >= forecasts * enough)

/** How many of a hundred the worst bin is off. */
const worstOf = (score: Score): number => Math.max(...binsOf(score).map(({ told, passed }) => Math.abs(told - passed)))

/** Of a hundred doctors so many saw a band in which the share of those who saw it and passed does lie. */
function withinBand({ bands, forecasts }: Score): number {
  const often = bands.filter((band) => band.forecasts >= forecasts * enoughOfBand)
  const holds = often.filter(({ from, to, passed }) => from <= passed && passed <= to)
  const sum = (some: typeof often) => some.reduce((total, band) => total + band.forecasts, 0)
  return (100 * sum(holds)) / sum(often)
}

const rowsOf = (name: string, score: Score) => [
  {
    cohort: name,
    forecasts: score.forecasts,
    brier: round(score.brier, 4),
    'brier of the base rate': round(score.baseBrier, 4),
    told: '',
    passed: '',
    'band holds for, of 100': round(withinBand(score), 1),
  },
  ...binsOf(score).map(({ from, told, passed, forecasts }) => ({
    cohort: `  ${from} to ${from + 10} of 100`,
    forecasts,
    brier: '',
    'brier of the base rate': '',
    told: round(told, 1),
    passed: round(passed, 1),
    'band holds for, of 100': '',
  })),
]

export default bench
