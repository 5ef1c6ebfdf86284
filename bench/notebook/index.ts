import { seededChance } from '../../packages/db/src/seed/demo/papers/chance.ts'
import type { Bench } from '../support/bench.ts'
import { round } from '../support/statistics.ts'
import { followQueue } from './follow-queue.ts'
import { learners } from './learners.ts'

const mistakes = 600
const days = 180
const seeds = 8
const limits = [20, null] as const

/**
 * What becomes of 600 mistakes when somebody follows the notebook's queue for 180 days: how many retests of well-known cards are right,
 * and how many retests a day that takes. Learners forget by curves of their own, the first by the scheduler's. The bars (0.88, and 20 a
 * day) are meant for the limit that everybody begins with; without one the same work comes as a wall, which the last rows show.
 */
const bench: Bench = async () => {
  const table: Record<string, string | number>[] = []
  const figures: Record<string, number> = {}
  for (const dailyLimit of limits)
    for (const learner of learners) {
      const runs = Array.from({ length: seeds }, (_, nth) =>
        followQueue({ learner, mistakes, days, dailyLimit, chance: seededChance(nth + 1).unit }),
      )
      const sum = (of: (run: (typeof runs)[number]) => number) => runs.reduce((total, run) => total + of(run), 0)
      const known = sum((run) => run.known.all)
      const retention = round(sum((run) => run.known.right) / known, 3)
      const worst = round(Math.min(...runs.map((run) => run.known.right / run.known.all)), 3)
      const perDay = round(sum((run) => run.retests) / seeds / days, 1)
      const busiest = Math.max(...runs.map((run) => run.busiest))
      table.push({
        learner: `${learner.name}, ${dailyLimit ?? 'no'} limit`,
        'known cards right': retention,
        'in the worst run': worst,
        'of retests': Math.round(known / seeds),
        'retests a day': perDay,
        'busiest day': busiest,
        [`begun of ${mistakes}`]: Math.round(sum((run) => run.begun) / seeds),
        'would be right at the end': Math.round(sum((run) => run.recalled) / seeds),
      })
      const name = `${learner.name.replaceAll(' ', '_')}_${dailyLimit ?? 'all'}`
      Object.assign(figures, {
        [`${name}_retention`]: retention,
        [`${name}_per_day`]: perDay,
        [`${name}_busiest`]: busiest,
      })
    }
  return { table, figures }
}

export default bench
