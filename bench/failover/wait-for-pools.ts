import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../packages/db/src/index.ts'
import { nameOf } from './app-processes.ts'

const idleWithinMs = 30_000

/** What a process says of its pools, as `pool state`. */
type Pools = Map<string, number>

const stuckQuery = `select count(*)::int as stuck from pg_stat_activity
  where application_name = any($1) and state like 'idle in transaction%' and state_change < now() - interval '5 seconds'`

/**
 * Nobody calls any more: every pool of every process must come to have no busy connection and nobody who waits for one. A connection
 * that is never given back stays busy for good. Answers with what is wrong.
 */
export async function waitForPools({ pool }: Database, ports: readonly number[]): Promise<string[]> {
  const until = performance.now() + idleWithinMs
  const busy = new Map<string, number>()
  do {
    for (const [nth, port] of ports.entries())
      for (const [name, count] of await readPools(port)) {
        // Jobs come and go, so that all pools are hardly ever idle at the same moment: each has to be seen so once.
        const least = busy.get(`${nameOf(nth)} ${name}`) ?? count
        busy.set(`${nameOf(nth)} ${name}`, Math.min(least, count))
      }
    await pause(50)
  } while ([...busy.values()].some((count) => count > 0) && performance.now() < until)
  const { rows } = await pool.query<{ stuck: number }>(stuckQuery, [ports.map((_, nth) => nameOf(nth))])
  return [
    ...[...busy].filter(([, count]) => count > 0).map(([name, count]) => `${name}: ${count}`),
    ...rows.filter(({ stuck }) => stuck > 0).map(({ stuck }) => `transactions that were left open: ${stuck}`),
  ]
}

async function readPools(port: number): Promise<Pools> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const found = text.matchAll(/^prostuti_database_pool_(?:connections|waiting)\{([^}]*)\} (\d+)$/gm)
  const pools = [...found].filter(([, labels]) => !labels!.includes('state="idle"'))
  if (pools.length === 0) throw new Error('the process says nothing of its pools')
  return new Map(pools.map(([, labels, count]) => [labels!.replace(/\w+="(\w+)",?/g, '$1 ').trim(), Number(count)]))
}
