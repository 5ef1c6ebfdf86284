import { setTimeout } from 'node:timers/promises'
import { startServer } from '../../scripts/start-server.ts'
import type { Bench } from '../support/bench.ts'
import { measureMyShifts } from './measure-my-shifts.ts'
import { categories, measurePublicPages, measures } from './measure-public-pages.ts'

/** The most that a page may jump, by itself, while it opens. */
const shiftLimit = 0.02
const usualRuns = 5
/** What a server does after its start is not the page's; on two cores the first pages would be measured beside it. */
const settledAfterMs = 60_000

/**
 * The production build's pages: Lighthouse on the public ones, the median of five runs of each, of which the worst page is the
 * figure, and what jumps on those of the doctor's area, signed in. `PAGES=/about,/faq` visits only these, `PAGES_RUNS=1` is
 * for a quick look, `PAGES_KEPT=file` keeps the runs of each page and goes on from them, so that a long measurement can be
 * made in several turns; `PAGES_MY=my-dash` visits only the doctor's pages whose names match.
 */
const bench: Bench = async () => {
  const { PAGES, PAGES_MY, PAGES_KEPT, PAGES_RUNS } = process.env
  const server = await startServer({ ADDRESS_LIMIT: '10000' })
  // The doctor is signed in straight in the server's database.
  process.env.E2E_DATA_DIR = server.dataDir
  const { url } = server
  try {
    await setTimeout(settledAfterMs)
    const wanted = { only: PAGES?.split(','), runs: Number(PAGES_RUNS ?? usualRuns), keptFile: PAGES_KEPT }
    const scores = PAGES_MY === undefined ? await measurePublicPages({ url, ...wanted }) : []
    const my = PAGES_MY === undefined ? undefined : new RegExp(PAGES_MY)
    const shifts = PAGES === undefined ? await measureMyShifts({ url, only: my }) : []
    const column = (name: string) => scores.map((row) => Number(row[name]))
    return {
      figures: {
        ...(scores.length > 0 && {
          ...Object.fromEntries(categories.map((name) => [`lowest_${keyOf(name)}`, Math.min(...column(name))])),
          ...Object.fromEntries(
            Object.keys(measures).map((name) => [`highest_${keyOf(name)}`, Math.max(...column(name))]),
          ),
        }),
        ...(shifts.length > 0 && {
          my_pages: shifts.length,
          highest_my_layout_shift: Math.max(...shifts.map(({ shift }) => shift)),
          my_pages_above_limit: shifts.filter(({ shift }) => shift > shiftLimit).length,
        }),
      },
      table: [
        ...scores,
        ...shifts.map(({ page, kind, shift, moved }) => ({
          page: `${page} (${kind})`,
          CLS: shift,
          'not perfect': shift > shiftLimit ? moved : '',
        })),
      ],
    }
  } finally {
    await server.stop()
  }
}

const keyOf = (column: string): string => column.toLowerCase().replace(/[ -]/g, '_')

export default bench
