import { fillCatalogue } from '../../apps/server/src/testing/builders/fill-catalogue.ts'
import { connect, findEmbeddedPostgres } from '../../packages/db/src/index.ts'
import { type RunningServer, startServer } from '../../scripts/start-server.ts'
import type { Bench } from '../support/bench.ts'
import { median, round } from '../support/statistics.ts'
import { timeRequests } from './time-requests.ts'

const sizes = [100, 1_000, 10_000] as const
const rounds = 7
const requests = 60

/** A page is kept under its address, so every one that is asked for has an address nobody asked for before. */
const asked = {
  list: () => '/api/v3/web/batches',
  filtered: () => '/api/v3/web/batches?category=category-3&mode=online&max-fee=15000&sort=fee',
  search: () => '/api/v3/web/batches?q=medisin',
  choices: () => '/api/v3/web/batch-filter-choices',
  page: (nth: number) => `/batches?turn=${nth}`,
}
type Kind = keyof typeof asked
const kinds = Object.keys(asked) as Kind[]

/**
 * Whether the list of batches stays quick as it grows. One reader asks one thing at a time: of the server with 100 batches,
 * then of the one with 1,000, then of the one with 10,000, over and over, so that all three meet the same machine. The
 * smallest is the yardstick. `page` is the whole page rendered anew, past the page cache.
 */
const bench: Bench = async () => {
  const servers: RunningServer[] = []
  try {
    for (const batches of sizes) servers.push(await serverWith(batches))
    const times = new Map<string, { p50: number; p95: number }[]>()
    let nth = 0
    for (let turn = -1; turn < rounds; turn++)
      for (const kind of kinds) {
        const taken = await timeRequests(
          servers.map(({ url }) => url),
          requests,
          () => asked[kind](nth++),
        )
        // The first turn warms up.
        if (turn < 0) continue
        for (const [index, size] of sizes.entries()) {
          const key = `${kind} ${size}`
          times.set(key, [...(times.get(key) ?? []), taken[index]!])
        }
      }
    const at = (kind: Kind, size: number, share: 'p50' | 'p95') =>
      round(median((times.get(`${kind} ${size}`) ?? []).map((each) => each[share])), 1)
    const ratio = (kind: Kind, size: number) => round(at(kind, size, 'p95') / at(kind, sizes[0], 'p95'))
    return {
      figures: Object.fromEntries(
        kinds.flatMap((kind) => [
          ...sizes.map((size) => [`${kind}_${size}_p95_ms`, at(kind, size, 'p95')]),
          [`${kind}_ratio`, ratio(kind, 10_000)],
        ]),
      ),
      table: kinds.flatMap((kind) =>
        sizes.map((size) => ({
          what: `${kind}, ${size} batches`,
          'p50 ms': at(kind, size, 'p50'),
          'p95 ms': at(kind, size, 'p95'),
          'p95 ratio': ratio(kind, size),
        })),
      ),
    }
  } finally {
    for (const server of servers) await server.stop()
  }
}

export default bench

/** With nothing but these batches, so that their number is exact. */
async function serverWith(batches: number): Promise<RunningServer> {
  const server = await startServer({ DEMO: 'false' })
  try {
    const { url } = await findEmbeddedPostgres({ dataDir: server.dataDir })
    const database = connect(url, { max: 1 })
    await fillCatalogue(database.db, { batches }).finally(database.close)
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}
