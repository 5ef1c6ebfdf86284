import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { publishNotice } from '../../apps/server/src/features/notice/index.ts'
import { buildStaff } from '../../apps/server/src/testing/builders/build-staff.ts'
import { fillExam } from '../../apps/server/src/testing/builders/fill-exam.ts'
import { connect, findEmbeddedPostgres } from '../../packages/db/src/index.ts'
import { startServer } from '../../scripts/start-server.ts'
import type { Bench } from '../support/bench.ts'
import { round } from '../support/statistics.ts'
import type { ListenersOrder, ListenersReport } from './listeners.ts'

const connections = 2000
/** Opened afterwards, to see what one costs: the first ones only fill room that the process has anyway. */
const more = 6000
const notices = 5
/** A stream that is lost would otherwise be waited for without end. */
const patienceMs = 30_000

type Measured = { kilobytesEach: number; openedInSeconds: number; p50: number; p100: number }

/** Doctors with a page open, and a notice for all of them. */
const bench: Bench = async () => {
  const own = await measureServer()
  const bare = await measureBare()
  const row = (what: string, { kilobytesEach, openedInSeconds, p50, p100 }: Measured) => ({
    what,
    'kB each': kilobytesEach,
    'opened in s': openedInSeconds,
    'heard, p50 ms': p50,
    'heard by all, ms': p100,
  })
  return {
    table: [row(`${connections} live connections`, own), row('the same on a bare server of Node', bare)],
    figures: {
      connections,
      kilobytes_each: own.kilobytesEach,
      opened_in_s: own.openedInSeconds,
      p50_ms: own.p50,
      p100_ms: own.p100,
      bare_kilobytes_each: bare.kilobytesEach,
      bare_p100_ms: bare.p100,
    },
  }
}

export default bench

async function measureServer(): Promise<Measured> {
  const server = await startServer({ DEMO: 'false' })
  try {
    const { url } = await findEmbeddedPostgres({ dataDir: server.dataDir })
    const database = connect(url, { max: 1 })
    const { db } = database
    const { tokens } = await fillExam(db, { examinees: connections + more })
    const { id: staffId } = await buildStaff(db)
    const say = async () => {
      const texts = { title: { bn: 'ক্লাসের সময় বদল' }, body: { bn: '<p>আজ রাত ৯টায়।</p>' } }
      return (await publishNotice(db, { staffId, to: { all: true }, ...texts, now: new Date(), locale: 'bn' })).noticeId
    }
    const measured = await measure(server.process, `${server.url}/api/v3/web/doctor/live`, tokens, say)
    await database.close()
    return measured
  } finally {
    await server.stop()
  }
}

async function measureBare(): Promise<Measured> {
  const server = await startServer({}, fileURLToPath(new URL('./bare.ts', import.meta.url)))
  try {
    const tokens = Array.from({ length: connections + more }, (_, nth) => `listener-${nth}`)
    let said = 0
    const say = async () => {
      said += 1
      await fetch(`${server.url}/${said}`, { method: 'POST' })
      return said
    }
    return await measure(server.process, `${server.url}/live`, tokens, say)
  } finally {
    await server.stop()
  }
}

async function measure(
  server: ChildProcess,
  url: string,
  tokens: string[],
  say: () => Promise<number>,
): Promise<Measured> {
  const listeners = fork(fileURLToPath(new URL('./listeners.ts', import.meta.url)))
  try {
    const startedAt = performance.now()
    await order(listeners, { open: { url, tokens: tokens.slice(0, connections) } })
    const openedInSeconds = round((performance.now() - startedAt) / 1000)
    const times = await timesToHear(listeners, say)
    const before = await residentKilobytes(server)
    await order(listeners, { open: { url, tokens: tokens.slice(connections) } })
    const kilobytesEach = round(((await residentKilobytes(server)) - before) / more, 1)
    return {
      kilobytesEach,
      openedInSeconds,
      p50: round(times[Math.floor(times.length / 2)] ?? 0, 1),
      p100: round(times.at(-1) ?? 0, 1),
    }
  } finally {
    listeners.kill()
  }
}

/** Milliseconds from the word to each ear, over several notices, shortest first. */
async function timesToHear(listeners: ChildProcess, say: () => Promise<number>): Promise<number[]> {
  const times: number[] = []
  for (let nth = 0; nth < notices; nth += 1) {
    const saidAt = performance.timeOrigin + performance.now()
    const report = await order(listeners, { wait: await say() })
    if (!('heardAt' in report) || report.heardAt.length !== connections) throw new Error('somebody heard nothing')
    times.push(...report.heardAt.map((at) => at - saidAt))
  }
  return times.toSorted((one, other) => one - other)
}

async function order(listeners: ChildProcess, what: ListenersOrder): Promise<ListenersReport> {
  const limit = new AbortController()
  const late = pause(patienceMs, undefined, { signal: limit.signal }).then(() => {
    throw new Error('the listeners did not hear everything in time')
  })
  const died = once(listeners, 'exit', { signal: limit.signal }).then(() => {
    throw new Error('the process of the listeners ended early')
  })
  for (const each of [late, died]) each.catch(() => {})
  const answered = once(listeners, 'message', { signal: limit.signal })
  listeners.send(what)
  try {
    const [report] = (await Promise.race([answered, late, died])) as [ListenersReport]
    return report
  } finally {
    answered.catch(() => {})
    limit.abort()
  }
}

/** After a pause in which what is thrown away can go. */
async function residentKilobytes({ pid }: ChildProcess): Promise<number> {
  await pause(3000)
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}
