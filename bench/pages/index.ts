import { startServer } from '../../scripts/start-server.ts'
import type { Bench } from '../support/bench.ts'
import { measureMyShifts } from './measure-my-shifts.ts'
import { categories, measurePublicPages } from './measure-public-pages.ts'

/** The most that a page may jump, by itself, while it opens. */
const shiftLimit = 0.02

/**
 * The production build's pages, once each: Lighthouse on the public ones, of which the lowest of each score is the figure, and
 * what jumps on those of the doctor's area, signed in. `PAGES_MY=my-dash` visits only the latter whose names match.
 */
const bench: Bench = async () => {
  const only = process.env.PAGES_MY
  const server = await startServer({ ADDRESS_LIMIT: '10000' })
  // The doctor is signed in straight in the server's database.
  process.env.E2E_DATA_DIR = server.dataDir
  try {
    const scores = only === undefined ? await measurePublicPages(server.url) : []
    const shifts = await measureMyShifts({ url: server.url, only: only === undefined ? undefined : new RegExp(only) })
    const lowest = (name: string) => Math.min(...scores.map((row) => Number(row[name])).filter(Number.isFinite))
    return {
      figures: {
        ...(scores.length > 0 &&
          Object.fromEntries(categories.map((name) => [`lowest_${name.replace('-', '_')}`, lowest(name)]))),
        my_pages: shifts.length,
        highest_my_layout_shift: Math.max(...shifts.map(({ shift }) => shift)),
        my_pages_above_limit: shifts.filter(({ shift }) => shift > shiftLimit).length,
      },
      table: [
        ...scores,
        ...shifts.map(({ page, kind, shift, moved }) => ({
          page: `${page} (${kind})`,
          'layout shift': shift,
          moved: shift > shiftLimit ? moved : '',
        })),
      ],
    }
  } finally {
    await server.stop()
  }
}

export default bench
