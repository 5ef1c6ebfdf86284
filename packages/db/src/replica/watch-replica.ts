import type { Database } from '../connect.ts'
import { type Lsn, parseLsn } from '../replication/lsn.ts'
import { SteadyClient } from '../steady-client.ts'

type WatchOptions = {
  primary: Pick<Database, 'pool'>
  url: string
  /** What the primary had so long ago, the replica must have. */
  lagMs?: number
  everyMs?: number
  /** Told when it is taken into use, and when it is left out and why. */
  onChange?: (state: ReplicaState) => void
}

/** Why a replica is not asked; 'used' where it is. */
export type ReplicaState = 'used' | 'unreachable' | 'lags' | 'waits for a change'

export type ReplicaWatch = {
  mayBeUsed(): boolean
  /** A query has failed there: it is not asked again before it was found well. */
  leaveOut(): void
  /** What pages are made of has changed: the replica is asked again once it has that too. */
  changed(): void
  close(): Promise<void>
}

const answerWithinMs = 1000
/** While a change is waited for. */
const soonMs = 50

/**
 * Whether a replica may be asked now. Places in the primary's log are compared, and no clocks: a replica that has lost its primary
 * replays nothing and would call itself up to date. While the primary is away nothing newer is known, and the replica goes on.
 */
export function watchReplica({
  primary,
  url,
  lagMs = 5000,
  everyMs = 1000,
  onChange = () => {},
}: WatchOptions): ReplicaWatch {
  let state: ReplicaState = 'unreachable'
  let client: SteadyClient | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let running: Promise<void> | undefined
  /** Where the primary was, and when; the last before `lagMs` and all since. */
  const known: { at: number; place: Lsn }[] = []
  /** Which change is waited for, counted; and the place that it is at, once the primary has said so. */
  let [changes, placed] = [0, 0]
  let mustReach = 0n

  async function look(): Promise<void> {
    const asked = changes
    const [at, own] = await Promise.all([placeOfPrimary(), placeOfReplica()])
    if (isClosed) return
    if (at !== undefined) {
      if (placed < asked) {
        placed = asked
        mustReach = at
      }
      // After a failover to a server that had less.
      if (mustReach > at) mustReach = at
      note(at)
    }
    set(judge(own))
  }

  function judge(own: Lsn | undefined): ReplicaState {
    if (own === undefined) return 'unreachable'
    const least = known[0]?.place
    if (least === undefined || own < least) return 'lags'
    return placed < changes || own < mustReach ? 'waits for a change' : 'used'
  }

  function note(place: Lsn): void {
    const now = performance.now()
    known.push({ at: now, place })
    while (known[1] !== undefined && known[1].at <= now - lagMs) known.shift()
  }

  async function placeOfPrimary(): Promise<Lsn | undefined> {
    try {
      // Of what is written into the log, not of what has left it: a commit may be seen before that (synchronous_commit = off).
      const { rows } = await primary.pool.query<{ place: string }>('select pg_current_wal_insert_lsn()::text as place')
      return rows[0] && endOfLast(parseLsn(rows[0].place))
    } catch {
      return undefined
    }
  }

  async function placeOfReplica(): Promise<Lsn | undefined> {
    try {
      client ??= await open(url)
      const { rows } = await client.query(`select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
        else pg_current_wal_lsn() end)::text as place`)
      return parseLsn(rows[0].place)
    } catch {
      client?.cut()
      client = undefined
      return undefined
    }
  }

  function set(next: ReplicaState): void {
    if (next === state) return
    state = next
    onChange(next)
  }

  function lookSoon(ms: number): void {
    clearTimeout(timer)
    if (isClosed) return
    timer = setTimeout(() => {
      running = look()
        .catch(() => set('unreachable'))
        .finally(() => {
          running = undefined
          lookSoon(state === 'waits for a change' ? soonMs : everyMs)
        })
    }, ms).unref()
  }

  lookSoon(0)
  return {
    mayBeUsed: () => state === 'used',
    leaveOut: () => set('unreachable'),
    changed() {
      changes += 1
      if (state !== 'used') return
      set('waits for a change')
      if (running === undefined) lookSoon(0)
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await running
      client?.cut()
    },
  }
}

async function open(url: string): Promise<SteadyClient> {
  const client = new SteadyClient({
    connectionString: url,
    application_name: 'prostuti-replica',
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
    keepAlive: true,
  })
  // The next question finds out.
  client.on('error', () => {})
  await client.connect()
  return client
}

const pageBytes = 8192n
const pageHeads = [24n, 40n]

/** The next record begins behind the head of a page where the last one ended with the page before; a replica says where that ended. */
function endOfLast(place: Lsn): Lsn {
  const inPage = place % pageBytes
  return pageHeads.includes(inPage) ? place - inPage : place
}
