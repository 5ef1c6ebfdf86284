import { createCouriers } from '../../apps/server/src/features/couriers/index.ts'
import { createGateways } from '../../apps/server/src/features/gateways/index.ts'
import { createPartShare, readToday, viewerOf } from '../../apps/server/src/features/today/index.ts'
import { connect, type Database, findEmbeddedPostgres } from '../../packages/db/src/index.ts'
import { type RunningServer, startServer } from '../../scripts/start-server.ts'
import type { Bench } from '../support/bench.ts'
import { percentilesOf, round } from '../support/statistics.ts'
import { fillCentre } from './fill-centre.ts'

const sizes = [1_000, 100_000] as const
const times = 60

const owner = {
  id: 1,
  name: 'মালিক',
  email: 'owner@example.com',
  role: 'owner' as const,
  duties: [],
  courseIds: null,
  branchIds: null,
  teacherId: null,
  roleGivenAt: new Date(),
}

type Site = { server: RunningServer; database: Database; dataDir: string }

/**
 * What opening the office costs as a centre grows: all parts of today for the owner, who sees the most, none of them kept from before.
 * A centre of 1,000 doctors is the yardstick. Then the same with what the server really does, which keeps each part for seconds.
 */
const bench: Bench = async () => {
  const sites: Site[] = []
  try {
    for (const size of sizes) sites.push(await open(size))
    const taken: number[][] = sizes.map(() => [])
    const kept: number[][] = sizes.map(() => [])
    for (let turn = -5; turn < times; turn++)
      for (const [nth, site] of sites.entries()) {
        const today = prepare(site)
        const [cold, warm] = [await time(today), await time(today)]
        // The first turns warm up.
        if (turn < 0) continue
        taken[nth]?.push(cold)
        kept[nth]?.push(warm)
      }
    const cold = taken.map(percentilesOf)
    const warm = kept.map(percentilesOf)
    const ratio = round((cold[1]?.p95 ?? 0) / (cold[0]?.p95 ?? 1))
    return {
      figures: { today_1000_p95_ms: round(cold[0]!.p95, 1), today_100000_p95_ms: round(cold[1]!.p95, 1), ratio },
      table: sizes.flatMap((size, nth) => [
        { what: `found out, ${size} doctors`, 'p50 ms': round(cold[nth]!.p50, 1), 'p95 ms': round(cold[nth]!.p95, 1) },
        { what: `kept, ${size} doctors`, 'p50 ms': round(warm[nth]!.p50, 2), 'p95 ms': round(warm[nth]!.p95, 2) },
      ]),
    }
  } finally {
    for (const { server, database } of sites) {
      await database.close()
      await server.stop()
    }
  }
}

async function open(size: number): Promise<Site> {
  const server = await startServer()
  const { url } = await findEmbeddedPostgres({ dataDir: server.dataDir })
  const database = connect(url, { statementWithinMs: 600_000 })
  await fillCentre(database.db, size)
  return { server, database, dataDir: server.dataDir }
}

/** A share of its own each time: nothing is known yet. */
function prepare({ database, dataDir }: Site): () => Promise<unknown> {
  const clock = () => new Date()
  const deps = {
    database,
    gateways: createGateways({ db: database.db, clock, publicUrl: 'http://localhost' }, {}),
    couriers: createCouriers({ db: database.db, clock }, {}),
    env: {
      dataDir,
      mode: { kind: 'centre', public: true },
      sms: { mode: 'live' },
      backup: { hour: 3 },
      storage: { s3: undefined },
    } as const,
    share: createPartShare({
      patienceMs: 60_000,
      onError: (part, error) => {
        throw new Error(`${part} could not be found out`, { cause: error })
      },
    }),
  }
  return () => readToday(deps, viewerOf(owner), new Date())
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

export default bench
