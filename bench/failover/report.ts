import { isFault } from '../../apps/server/src/testing/processes/keep-saving.ts'
import type { Report } from '../support/bench.ts'
import { round } from '../support/statistics.ts'
import type { Played } from './play-faults.ts'
import type { Sat } from './sit-in-browser.ts'

export type Outcome = {
  cluster: string
  seed: number
  played: Played[]
  results: { what: string; acknowledged: number; missing: string[] }[]
  /** The room in the browser. */
  sat: Sat
  /** Answers that were no acknowledgement, by status. */
  troubles: Map<number, number>[]
  /** The first answers of 5xx other than 503. */
  faults: string[]
  /** Pools that did not become idle when nobody called any more. */
  busyPools: string[]
  longestAnswerMs: number
}

/** Longer than any fault of a database may silence one examinee. */
const silenceWithinMs = 60_000

const countOf = ({ troubles }: Outcome, wanted: (status: number) => boolean) =>
  troubles.flatMap((each) => [...each]).reduce((sum, [status, count]) => sum + (wanted(status) ? count : 0), 0)

const longestOf = (played: Played[], who: 'one' | 'all') => Math.max(...played.map(({ silence }) => silence[who]))

/** Throws where something was lost, was answered wrongly or did not come back. */
export function refuseFaults(outcome: Outcome, where: string): void {
  const { results, sat, played, faults, busyPools } = outcome
  const missing = results.flatMap((result) => result.missing)
  const wrong = [
    missing.length > 0 && `${missing.length} were acknowledged and are missing: ${missing.slice(0, 10).join(', ')}`,
    sat.missing > 0 && `${sat.missing} answers were chosen in the browser and are missing`,
    countOf(outcome, isFault) > 0 && `${countOf(outcome, isFault)} answers should have been 503:\n${faults.join('\n')}`,
    longestOf(played, 'one') > silenceWithinMs && 'somebody went without an answer for too long',
    busyPools.length > 0 && `connections were never given back: ${busyPools.join(', ')}`,
  ].filter((each) => each !== false)
  if (wrong.length > 0) throw new Error([...wrong, where].join('\n'))
}

export function reportOf(outcome: Outcome): Report {
  const { cluster, seed, played, results, sat, busyPools } = outcome
  const names = [...new Set(played.map(({ name }) => name))].toSorted()
  const seconds = (ms: number) => round(ms / 1000, 1)
  const row = (what: string, cells: Record<string, string | number> = {}) => ({
    what,
    acknowledged: '',
    missing: '',
    'longest silence of one, s': '',
    'of all, s': '',
    'whole again, s': '',
    ...cells,
  })
  const ofKind = (name: string) => played.filter((each) => each.name === name)
  const silences = (some: Played[]) => ({
    'longest silence of one, s': seconds(longestOf(some, 'one')),
    'of all, s': seconds(longestOf(some, 'all')),
    'whole again, s': seconds(Math.max(...some.map(({ wholeMs }) => wholeMs))),
  })
  const acknowledged = results.reduce((sum, result) => sum + result.acknowledged, 0)
  const fives = countOf(outcome, isFault)
  return {
    figures: {
      cluster,
      faults: played.length,
      seed,
      acknowledged,
      missing: results.reduce((sum, result) => sum + result.missing.length, 0),
      longest_silence_s: seconds(longestOf(played, 'one')),
      answers_5xx_not_503: fives,
      answers_503: countOf(outcome, (status) => status === 503),
      connections_lost: countOf(outcome, (status) => status === 0),
      longest_answer_s: seconds(outcome.longestAnswerMs),
    },
    table: [
      ...results.map((result) =>
        row(result.what, { acknowledged: result.acknowledged, missing: result.missing.length }),
      ),
      row('answers chosen in a browser', { acknowledged: sat.chosen, missing: sat.missing }),
      ...names.map((name) => row(`${ofKind(name).length} × ${name}`, silences(ofKind(name)))),
      row(`all ${played.length} faults, SEED=${seed}`, silences(played)),
      row('answers of 503', { acknowledged: countOf(outcome, (status) => status === 503) }),
      row('answers of 5xx other than 503', { acknowledged: fives }),
      row('pools that did not become idle afterwards', { acknowledged: busyPools.length }),
    ],
  }
}
