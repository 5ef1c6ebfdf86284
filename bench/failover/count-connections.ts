import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../packages/db/src/index.ts'
import { nameOf } from './app-processes.ts'

type CountOptions = {
  ports: readonly number[]
  tokens: readonly string[]
  /** How many of each process are waited for; fewer after the faults than before, and its pools have lost some of them. */
  wanted?: readonly number[]
}

const callsAtOnce = 60
const callWithinMs = 10_000
/** Long enough for every job to have run: jobs have a pool of their own. */
const roundsMs = { least: 15_000, most: 45_000 }

/** How many connections each process opens in the database when it has more calls at once than its pool has room for. */
export async function countConnections(
  database: Database,
  { ports, tokens, wanted = ports.map(() => Number.POSITIVE_INFINITY) }: CountOptions,
): Promise<number[]> {
  const from = performance.now()
  let most = ports.map(() => 0)
  while (most.some((count, nth) => count < wanted[nth]!)) {
    const waited = performance.now() - from
    if (waited > (Number.isFinite(wanted[0]) ? roundsMs.most : roundsMs.least)) break
    await Promise.all(
      ports.flatMap((port) => Array.from({ length: callsAtOnce }, (_, nth) => ask(port, tokens[nth % tokens.length]!))),
    )
    const found = await readConnections(database, ports)
    most = most.map((count, nth) => Math.max(count, found[nth]!))
    await pause(100)
  }
  return most
}

async function ask(port: number, token: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v3/web/doctor/complaints`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(callWithinMs),
  })
  const body = await response.text()
  if (!response.ok) throw new Error(`a call was answered with ${response.status}: ${body}`)
}

async function readConnections({ pool }: Database, ports: readonly number[]): Promise<number[]> {
  const names = ports.map((_, nth) => nameOf(nth))
  const { rows } = await pool.query<{ name: string; connections: number; stuck: number }>(
    `select application_name as name, count(*)::int as connections,
       (count(*) filter (where state like 'idle in transaction%' and state_change < now() - interval '5 seconds'))::int as stuck
     from pg_stat_activity where application_name = any($1) group by application_name`,
    [names],
  )
  const stuck = rows.filter((row) => row.stuck > 0)
  if (stuck.length > 0) throw new Error(`transactions were left open: ${JSON.stringify(stuck)}`)
  return names.map((name) => rows.find((row) => row.name === name)?.connections ?? 0)
}
