import { daysBetween } from './age-weight.ts'

/** A paper of the pack that all have their marks of. Marks are shares of full marks: 0.63 of 1. */
export type CohortPaper = { at: Date; average: number }

/** One doctor's ranked papers of the pack: how many, and what they lie above each paper's average, added up and squared. */
export type CohortDoctor = { papers: number; above: number; squares: number }

/** All who sit papers of a rule pack, in the figures that a forecast for one of them needs. */
export type PackCohort = {
  doctors: number
  /** The average that a paper of middle hardness would have today, and how sure that is. */
  level: number
  levelVariance: number
  /** How far papers lie apart by being harder or easier. */
  hardnessVariance: number
  /** How far doctors lie apart from one another. */
  betweenVariance: number
  /** How far one doctor's papers lie apart by luck and by the day. */
  withinVariance: number
}

type PaperLevel = Pick<PackCohort, 'level' | 'levelVariance' | 'hardnessVariance'>

/** What an exam says of today halves in this time. */
export const examHalfLifeDays = 60

/** A cohort may be getting better by so much in a month, rather than papers be getting easier: more has to show itself. */
const slopeDeviation = 0.02 / 30
const leastHardness = 0.02 ** 2
const leastWithin = 0.02 ** 2

export function packCohort(
  now: Date,
  { papers, doctors }: { papers: readonly CohortPaper[]; doctors: readonly CohortDoctor[] },
): PackCohort {
  return { doctors: doctors.length, ...levelNow(now, papers), ...variancesOf(doctors) }
}

/** A line through the papers' averages, its slope held towards none, read off today; what lies off the line is hardness. */
function levelNow(now: Date, papers: readonly CohortPaper[]): PaperLevel {
  const count = papers.length
  if (count === 0) return { level: 0, levelVariance: 1, hardnessVariance: leastHardness }
  const points = papers.map(({ at, average }) => ({ day: -daysBetween(at, now), average }))
  const sum = (of: (point: (typeof points)[number]) => number) => points.reduce((total, point) => total + of(point), 0)
  const mean = sum(({ average }) => average) / count
  const scatter = Math.max(leastHardness, sum(({ average }) => (average - mean) ** 2) / count)
  const days = sum(({ day }) => day)
  const squares = sum(({ day }) => day * day) + scatter / slopeDeviation ** 2
  const products = sum(({ day, average }) => day * average)
  const determinant = count * squares - days * days
  const level = (squares * mean * count - days * products) / determinant
  const slope = (count * products - days * mean * count) / determinant
  const offTheLine = sum(({ day, average }) => (average - level - slope * day) ** 2)
  const hardnessVariance = Math.max(leastHardness, offTheLine / Math.max(1, count - 2))
  return { level, levelVariance: (hardnessVariance * squares) / determinant, hardnessVariance }
}

/** The analysis of variance of doctors with different numbers of papers. */
function variancesOf(doctors: readonly CohortDoctor[]): Pick<PackCohort, 'betweenVariance' | 'withinVariance'> {
  const total = (of: (doctor: CohortDoctor) => number) => doctors.reduce((sum, doctor) => sum + of(doctor), 0)
  const repeated = total(({ papers }) => papers - 1)
  const scatter = total(({ papers, above, squares }) => squares - (above * above) / papers)
  const within = Math.max(leastWithin, repeated > 0 ? scatter / repeated : 0)
  const grand = total(({ papers, above }) => above / papers) / Math.max(1, doctors.length)
  const apart = total(({ papers, above }) => (above / papers - grand) ** 2) / Math.max(1, doctors.length - 1)
  const byLuck = (within * total(({ papers }) => 1 / papers)) / Math.max(1, doctors.length)
  return { withinVariance: within, betweenVariance: Math.max(within / 100, apart - byLuck) }
}
