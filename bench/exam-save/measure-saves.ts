import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../packages/db/src/index.ts'
import { upsertsPerSecond } from '../support/upserts.ts'
import type { SaversProcess } from './savers-process.ts'

export type SavesRun = { upserts: number; saves: number; p50: number; p99: number }

const rounds = 3
const seconds = 6

/** By turns, each round of saves between two of upserts, so that both meet the same machine. */
export async function measureSaves(
  { database, databaseUrl: url }: { database: Database; databaseUrl: string },
  savers: SaversProcess,
): Promise<SavesRun[]> {
  const runs: SavesRun[] = []
  await upsertsPerSecond({ database, url, seconds: 2 })
  let before = await upsertsPerSecond({ database, url, seconds })
  for (let nth = 0; nth < rounds; nth++) {
    await savers.start()
    await pause(nth === 0 ? 4000 : 1000)
    await savers.report()
    const startedAt = performance.now()
    await pause(seconds * 1000)
    const { saves, p50, p99 } = await savers.report()
    const took = (performance.now() - startedAt) / 1000
    await savers.stop()
    const after = await upsertsPerSecond({ database, url, seconds })
    runs.push({ upserts: (before + after) / 2, saves: saves / took, p50, p99 })
    before = after
  }
  return runs
}
