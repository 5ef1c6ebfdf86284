import { ageWeight } from './age-weight.ts'
import { normalShare } from './normal-share.ts'
import { examHalfLifeDays, type PackCohort } from './pack-cohort.ts'

/** One of the doctor's own exams of the pack; marks are shares of full marks. */
export type ForecastExam = { at: Date; share: number; average: number }

/** What was enough in a real exam. */
export type PastCut = { on: Date; share: number }

/** Of a hundred doctors like this one so many would pass. `chance` (0 to 1) is in the middle of it; what is said is the band. */
export type Forecast = { chance: number; from: number; to: number }

export type NoForecast = { lacks: 'exams' | 'doctors' | 'cut_marks' }

export type ForecastFacts = {
  exams: readonly ForecastExam[]
  cuts: readonly PastCut[]
  cohort: PackCohort
}

export const forecastNeeds = { exams: 3, doctors: 30 } as const
/** No more than the newest so many are looked at, and none that is older than a year. */
export const forecastLooksAt = { exams: 8, days: 365, cuts: 6 } as const

const cutHalfLifeDays = 4 * 365
/** From year to year a cut mark is off by so much, until enough of them show otherwise. */
const cutDeviation = 0.02
const cutsAssumed = 3
/** Half of the uncertainty about the doctor lies between the ends of the band. */
const middleHalf = 0.6745
/** Nobody can tell 61 from 63. */
const bandStep = 5

/**
 * The chance that the doctor would pass the real exam if it were today: where they stand above the others of the pack (the newer
 * exams weighing more, and held towards the middle as long as there are few), at the level of all today, against the past cut marks.
 * Nothing of it is a guess at the doctor's own scatter: better marks could otherwise lower the chance by being uneven.
 */
export function forecastPass(now: Date, { exams, cuts, cohort }: ForecastFacts): Forecast | NoForecast {
  if (cuts.length === 0) return { lacks: 'cut_marks' }
  if (exams.length < forecastNeeds.exams) return { lacks: 'exams' }
  if (cohort.doctors < forecastNeeds.doctors) return { lacks: 'doctors' }
  const own = standingOf(now, exams, cohort)
  const cut = cutOf(now, cuts)
  const margin = cohort.level + own.above - cut.share
  const unknown = own.variance + cohort.levelVariance + cut.variance / cut.counted
  const luck = cohort.withinVariance + sessionVariance(cohort.hardnessVariance, cut.variance)
  const chanceAt = (deviations: number) => normalShare((margin + deviations * Math.sqrt(unknown)) / Math.sqrt(luck))
  const chance = normalShare(margin / Math.sqrt(luck + unknown))
  return { chance, ...bandOf(Math.min(chance, chanceAt(-middleHalf)), Math.max(chance, chanceAt(middleHalf))) }
}

/** How far above the average of all the doctor stands: their exams and what is known of everybody, each as sure as it is. */
function standingOf(now: Date, exams: readonly ForecastExam[], cohort: PackCohort) {
  const { withinVariance, betweenVariance } = cohort
  const weighed = exams.map(({ at, share, average }) => ({
    weight: ageWeight(at, now, examHalfLifeDays) / withinVariance,
    above: share - average,
  }))
  const precision = 1 / betweenVariance + weighed.reduce((sum, { weight }) => sum + weight, 0)
  return {
    above: weighed.reduce((sum, { weight, above }) => sum + weight * above, 0) / precision,
    variance: 1 / precision,
  }
}

function cutOf(now: Date, cuts: readonly PastCut[]) {
  const weighed = cuts.map(({ on, share }) => ({ share, weight: ageWeight(on, now, cutHalfLifeDays) }))
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const share = weighed.reduce((sum, each) => sum + each.weight * each.share, 0) / total
  const scatter = weighed.reduce((sum, each) => sum + (each.share - share) ** 2, 0)
  return {
    share,
    variance: (scatter + cutsAssumed * cutDeviation ** 2) / (cuts.length - 1 + cutsAssumed),
    counted: total ** 2 / weighed.reduce((sum, { weight }) => sum + weight ** 2, 0),
  }
}

/**
 * How far the next exam's marks and its cut mark may move against each other. Where cut marks move as much as papers differ, they
 * follow the hardness of the exam, which moves the doctor's marks as well; a fixed mark follows nothing.
 */
const sessionVariance = (hardness: number, cut: number): number =>
  (Math.sqrt(hardness) - Math.sqrt(cut)) ** 2 + cutDeviation ** 2

/** Outwards to whole steps, so that the band never says more than is known. */
function bandOf(low: number, high: number): { from: number; to: number } {
  const from = Math.min(100 - bandStep, Math.floor((low * 100) / bandStep) * bandStep)
  return { from, to: Math.max(from + bandStep, Math.min(100, Math.ceil((high * 100) / bandStep) * bandStep)) }
}
