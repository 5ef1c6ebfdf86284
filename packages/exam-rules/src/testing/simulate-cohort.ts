import { type ForecastExam, forecastLooksAt, forecastPass, type PastCut } from '../forecast/forecast-pass.ts'
import { packCohort } from '../forecast/pack-cohort.ts'

/** A world that a forecast does not see: what is true of doctors, papers and real exams. All shares of full marks. */
export type CohortKind = {
  name: string
  /** How good doctors are at first, and how different. */
  ability: number
  spread: number
  /** What luck and the day do to one exam. */
  noise: number
  /** How different papers are in hardness, and how the real exams. */
  hardness: number
  /** What a doctor learns in a month, and how different that is. */
  learns: number
  learnsSpread: number
  papers: number
  /** Which share of the papers a doctor sits. */
  comes: number
  /** Where the cut mark of a real exam of middle hardness lies, how far it follows the hardness (0 is a fixed mark), and its own moods. */
  cut: number
  cutFollows: number
  cutNoise: number
}

export const cohortKinds: readonly CohortKind[] = [
  {
    name: 'steady, a fixed mark',
    ability: 0.58,
    spread: 0.08,
    noise: 0.06,
    hardness: 0.02,
    learns: 0,
    learnsSpread: 0,
    papers: 12,
    comes: 0.7,
    cut: 0.6,
    cutFollows: 0,
    cutNoise: 0,
  },
  {
    name: 'hard exam, many alike, few pass',
    ability: 0.5,
    spread: 0.05,
    noise: 0.07,
    hardness: 0.03,
    learns: 0.003,
    learnsSpread: 0.004,
    papers: 10,
    comes: 0.6,
    cut: 0.58,
    cutFollows: 0.7,
    cutNoise: 0.015,
  },
  {
    name: 'learning fast, uneven papers',
    ability: 0.5,
    spread: 0.1,
    noise: 0.05,
    hardness: 0.04,
    learns: 0.01,
    learnsSpread: 0.006,
    papers: 16,
    comes: 0.8,
    cut: 0.6,
    cutFollows: 0.9,
    cutNoise: 0.02,
  },
  {
    name: 'noisy papers, forgetting',
    ability: 0.64,
    spread: 0.07,
    noise: 0.1,
    hardness: 0.03,
    learns: -0.004,
    learnsSpread: 0.006,
    papers: 8,
    comes: 0.75,
    cut: 0.58,
    cutFollows: 0.5,
    cutNoise: 0.02,
  },
  {
    name: 'easy exam, most pass',
    ability: 0.66,
    spread: 0.09,
    noise: 0.06,
    hardness: 0.025,
    learns: 0.005,
    learnsSpread: 0.005,
    papers: 12,
    comes: 0.5,
    cut: 0.6,
    cutFollows: 0.8,
    cutNoise: 0.015,
  },
]

export type Told = { chance: number; from: number; to: number; passed: boolean }

const dayMs = 86_400_000
const monthDays = 30
/** Papers of eight months, and the real exam on the day after the forecast. */
const months = 8
const daysAhead = 1
const pastExams = 4

/** One run: the papers are sat, everybody who may have one gets a forecast, and then the real exam is held. */
export function simulateCohort(kind: CohortKind, doctors: number, seed: number): Told[] {
  const { normal, uniform } = chanceOf(seed)
  const now = new Date('2026-11-19T00:00:00Z')
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  const papers = Array.from({ length: kind.papers }, (_, nth) => ({
    days: (months * monthDays * (kind.papers - nth - 0.5)) / kind.papers,
    hardness: kind.hardness * normal(),
  }))
  const people = Array.from({ length: doctors }, () => {
    const ability = kind.ability + kind.spread * normal()
    const learns = (kind.learns + kind.learnsSpread * normal()) / monthDays
    const share = (days: number, hardness: number) =>
      clamp(ability + learns * (months * monthDays - days) - hardness + kind.noise * normal())
    return {
      share,
      sat: papers.map(({ days, hardness }) => (uniform() < kind.comes ? share(days, hardness) : undefined)),
    }
  })
  const averages = papers.map((_, nth) => mean(people.flatMap(({ sat }) => sat[nth] ?? [])))
  const cohort = packCohort(now, {
    papers: papers.map(({ days }, nth) => ({ at: before(days), average: averages[nth]! })),
    doctors: people.flatMap(({ sat }) => {
      const above = sat.flatMap((share, nth) => (share === undefined ? [] : share - averages[nth]!))
      if (above.length === 0) return []
      return { papers: above.length, above: sum(above), squares: sum(above.map((each) => each * each)) }
    }),
  })
  const realExam = () => {
    const hardness = kind.hardness * normal()
    return { hardness, cut: kind.cut - kind.cutFollows * hardness + kind.cutNoise * normal() }
  }
  const cuts = Array.from(
    { length: pastExams },
    (_, nth): PastCut => ({ on: before(180 * (nth + 1)), share: realExam().cut }),
  )
  const real = realExam()
  return people.flatMap(({ sat, share }) => {
    const exams = sat
      .flatMap((own, nth): ForecastExam[] =>
        own === undefined ? [] : [{ at: before(papers[nth]!.days), share: own, average: averages[nth]! }],
      )
      .slice(-forecastLooksAt.exams)
    const told = forecastPass(now, { exams, cuts, cohort })
    return 'lacks' in told ? [] : [{ ...told, passed: share(-daysAhead, real.hardness) >= real.cut }]
  })
}

export type Score = {
  forecasts: number
  brier: number
  /** Of whoever says to everybody what share of all passed. */
  baseBrier: number
  bins: { from: number; told: number; passed: number; forecasts: number }[]
  /** By the band that a doctor sees, what share of those who saw it passed. */
  bands: { from: number; to: number; passed: number; forecasts: number }[]
}

/** What was told against what came; a bin is a tenth of the chances. */
export function scoreTold(all: readonly Told[]): Score {
  const base = mean(all.map(({ passed }) => (passed ? 1 : 0)))
  return {
    forecasts: all.length,
    brier: mean(all.map(({ chance, passed }) => (chance - (passed ? 1 : 0)) ** 2)),
    baseBrier: base * (1 - base),
    bins: Array.from({ length: 10 }, (_, nth) => {
      const inside = all.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === nth)
      return {
        from: nth * 10,
        told: 100 * mean(inside.map(({ chance }) => chance)),
        passed: 100 * mean(inside.map(({ passed }) => (passed ? 1 : 0))),
        forecasts: inside.length,
      }
    }),
    bands: [...Map.groupBy(all, ({ from, to }) => `${from} ${to}`).values()].map((some) => ({
      from: some[0]!.from,
      to: some[0]!.to,
      passed: 100 * mean(some.map(({ passed }) => (passed ? 1 : 0))),
      forecasts: some.length,
    })),
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0)
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length)
const clamp = (share: number): number => Math.max(-0.2, Math.min(1, share))

/** The same luck for the same seed (mulberry32; Box and Muller). */
function chanceOf(seed: number) {
  let state = seed >>> 0
  const uniform = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
  return { uniform, normal }
}
