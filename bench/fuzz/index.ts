import { setTimeout as pause } from 'node:timers/promises'
import { buildSignIn } from '../../apps/server/src/testing/builders/build-sign-in.ts'
import { describeRequest, type FuzzRequest, fuzzRequests } from '../../apps/server/src/testing/fuzz/fuzz-requests.ts'
import { type Db, tables } from '../../packages/db/src/index.ts'
import type { Bench } from '../support/bench.ts'
import { startRestartableServer } from '../support/restartable-server.ts'
import { round } from '../support/statistics.ts'
import { rawRequests } from './raw-requests.ts'
import { openClient, sendBytes } from './send.ts'
import { watchServer } from './watch-server.ts'

const count = Number(process.env.FUZZ_REQUESTS ?? 50_000)
const seed = Number(process.env.FUZZ_SEED ?? 1)
/** The number of a request that failed: it alone is sent, and its answer is printed. */
const only = process.env.FUZZ_ONLY === undefined ? undefined : Number(process.env.FUZZ_ONLY)
const restSeconds = Number(process.env.FUZZ_REST_SECONDS ?? 60)
const connections = 16
const warmUp = Math.min(3000, count)
const doctorsAtMost = 20

type Failure = { request: string; what: string }

/**
 * Requests made from the contract and spoilt in every way we could think of, to the real server on its demo data: as nobody, as
 * doctors, with a token that is none. An answer of 5xx or a hang fails the run: the request is printed with its seed and number,
 * and `FUZZ_SEED=… FUZZ_ONLY=…` sends it again. The longest stall (bar: 200 ms) and what memory is left over a minute later (bar:
 * 1.2 × the start) are reported.
 */
const bench: Bench = async () => {
  const server = await startRestartableServer({ DEMO: 'true', TRUST_PROXY: '127.0.0.1' })
  const client = openClient(server.port, connections)
  try {
    const askers = await openAskers(server.url, server.database.db)
    const tally = new Map<string, number>()
    const failures: Failure[] = []
    const send = async (each: FuzzRequest) => {
      const message = { ...each, headers: askers.headersFor(each) }
      let outcome = await client.send(message)
      // On a busy machine an answer may be late once; what hangs does so again.
      if (outcome === 'hung') {
        tally.set('late', (tally.get('late') ?? 0) + 1)
        outcome = await client.send(message)
      }
      const what = typeof outcome === 'string' ? outcome : String(outcome.status)
      const kind = /^\d/.test(what) ? `${what[0]}xx` : what
      tally.set(kind, (tally.get(kind) ?? 0) + 1)
      if (only !== undefined) console.log(describeRequest(each), outcome)
      if (kind === '5xx' || kind === 'hung') failures.push({ request: describeRequest(each), what })
    }
    if (only !== undefined) {
      await sendAll([...fuzzRequests(seed, only + 1)].slice(-1)[Symbol.iterator](), send)
      return reportOf({ sent: 1, seed, tally, stallMs: 0, before: undefined, after: undefined })
    }

    // Code is compiled and caches are filled by the first requests: what they take is not a leak.
    await sendAll(fuzzRequests(seed + 1_000_000, warmUp), send)
    await pause(10_000)
    tally.clear()
    const watch = watchServer(server.url)
    const before = await watch.memory()
    await sendAll(askers.renewed(fuzzRequests(seed, count)), send)
    for (const bytes of rawRequests) {
      const status = await sendBytes(server.port, bytes)
      if (status >= 500)
        failures.push({ request: JSON.stringify(bytes.toString('latin1').slice(0, 500)), what: String(status) })
    }
    const stallMs = await watch.longestStall()
    await pause(restSeconds * 1000)
    const after = await watch.memory()
    for (const { request, what } of failures.slice(0, 20)) console.error(`${what}: ${request}`)
    if (failures.length > 0)
      throw new Error(`${failures.length} of ${count} requests of seed ${seed} were not answered as they must be`)
    return reportOf({ sent: count + rawRequests.length, seed, tally, stallMs, before, after })
  } finally {
    client.close()
    await server.stop()
  }
}

export default bench

async function sendAll(
  requests: Iterator<FuzzRequest> | AsyncIterator<FuzzRequest>,
  send: (each: FuzzRequest) => Promise<void>,
) {
  const one = async () => {
    for (let next = await requests.next(); !next.done; next = await requests.next()) await send(next.value)
  }
  await Promise.all(Array.from({ length: connections }, one))
}

/** The headers of those who ask. Doctors are signed in anew now and then, because some requests end a sign-in. */
async function openAskers(url: string, db: Db) {
  const doctors = await db.select({ id: tables.doctor.id }).from(tables.doctor).limit(doctorsAtMost)
  const signIn = () => Promise.all(doctors.map(async ({ id }) => (await buildSignIn(db, { doctorId: id })).headers))
  let signedIn = await signIn()
  const answer = await fetch(`${url}/sanctum/csrf-cookie`)
  const token = /XSRF-TOKEN=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''
  const csrf = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': decodeURIComponent(token) }
  const broken = { authorization: `Bearer ${'x'.repeat(40)}` }
  return {
    headersFor: ({ asker, number, headers }: FuzzRequest): Record<string, string> => ({
      ...csrf,
      ...headers,
      // Of different addresses, or the limits of one would keep nearly all of them out.
      'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      ...(asker === 'doctor' && signedIn[number % signedIn.length]),
      ...(asker === 'broken' && broken),
    }),
    async *renewed(requests: Iterable<FuzzRequest>) {
      for (const each of requests) {
        if (each.number % 2000 === 1999) signedIn = await signIn()
        yield each
      }
    },
  }
}

type Memory = { rss: number; heap: number }
type Run = {
  sent: number
  seed: number
  tally: Map<string, number>
  stallMs: number
  before: Memory | undefined
  after: Memory | undefined
}

function reportOf({ sent, seed, tally, stallMs, before, after }: Run) {
  const megabytes = (bytes = 0) => round(bytes / 1024 / 1024, 1)
  const figures = {
    requests: sent,
    seed,
    ...Object.fromEntries([...tally].toSorted()),
    server_errors: 0,
    longest_stall_ms: round(stallMs, 0),
    rss_before_mb: megabytes(before?.rss),
    rss_after_mb: megabytes(after?.rss),
    heap_before_mb: megabytes(before?.heap),
    heap_after_mb: megabytes(after?.heap),
    rss_ratio: round((after?.rss ?? 1) / (before?.rss ?? 1), 2),
    heap_ratio: round((after?.heap ?? 1) / (before?.heap ?? 1), 2),
  }
  return { figures, table: Object.entries(figures).map(([what, value]) => ({ what, value })) }
}
