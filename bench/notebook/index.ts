import { seededChance } from '../../packages/db/src/seed/demo/papers/chance.ts'
import type { Bench } from '../support/bench.ts'
import { round } from '../support/statistics.ts'
import { followQueue } from './follow-queue.ts'
import { learners } from './learners.ts'

const mistakes = 600
const days = 180
const seeds = 8
const ways = [
  { by: 'queue', dailyLimit: 20, name: '20 limit' },
  { by: 'queue', dailyLimit: null, name: 'no limit' },
  { by: 'steps', dailyLimit: 20, name: 'fixed steps, 20 limit' },
] as const

/**
 * What becomes of 600 mistakes when somebody follows the notebook's queue for 180 days: how many retests of well-known cards are right,
 * and how many retests a day that takes. Learners forget by curves of their own, the first by the scheduler's. The bars (0.88, and 20 a
 * day) are meant for the limit that everybody begins with; without one the same work comes as a wall. The
 * yardstick is a box of paper cards with fixed steps, of which the same learner takes as many a day.
 */
const bench: Bench = async () => {
  const table: Record<string, string | number>[] = []
  const figures: Record<string, number> = {}
  for (const { by, dailyLimit, name } of ways)
    for (const learner of learners) {
      const runs = Array.from({ length: seeds }, (_, nth) =>
        followQueue({ learner, mistakes, days, dailyLimit, chance: seededChance(nth + 1).unit, by }),
      )
      const sum = (of: (run: (typeof runs)[number]) => number) => runs.reduce((total, run) => total + of(run), 0)
      const known = sum((run) => run.known.all)
      const retention = round(sum((run) => run.known.right) / known, 3)
      const worst = Math.min(...runs.map(({ known: { right, all } }) => (all === 0 ? 1 : right / all)))
      const perDay = round(sum((run) => run.retests) / seeds / days, 1)
      const recalled = Math.round(sum((run) => run.recalled) / seeds)
      const busiest = Math.max(...runs.map((run) => run.busiest))
      table.push({
        learner: `${learner.name}, ${name}`,
        'known cards right': retention,
        'in the worst run': round(worst, 3),
        'of retests': Math.round(known / seeds),
        'retests a day': perDay,
        'busiest day': busiest,
        [`begun of ${mistakes}`]: Math.round(sum((run) => run.begun) / seeds),
        'would be right at the end': recalled,
      })
      const key = `${learner.name}, ${by === 'steps' ? 'steps' : (dailyLimit ?? 'all')}`.replaceAll(/\W+/g, '_')
      Object.assign(figures, {
        [`${key}_retention`]: retention,
        [`${key}_per_day`]: perDay,
        [`${key}_busiest`]: busiest,
        [`${key}_recalled`]: recalled,
      })
    }
  return { table, figures }
}

export default bench
