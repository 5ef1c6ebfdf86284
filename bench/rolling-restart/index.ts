import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fillExam } from '../../apps/server/src/testing/builders/fill-exam.ts'
import { missingSaves } from '../../apps/server/src/testing/processes/missing-saves.ts'
import { connect, findEmbeddedPostgres } from '../../packages/db/src/index.ts'
import { type RunningServer, startServer } from '../../scripts/start-server.ts'
import { startSavers } from '../exam-save/savers-process.ts'
import { beginAll } from '../support/begin-all.ts'
import type { Bench } from '../support/bench.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { keepReading } from './readers.ts'

const examinees = 64
const readers = 16
const drainSeconds = 2
const rounds = 3

/**
 * Every process is replaced under load, and nobody may notice. First the workers of one server, at SIGHUP; then two servers on one
 * database behind a balancer that looks at /readyz, one after the other stopped with SIGTERM and started again.
 */
const bench: Bench = async () => {
  const env = { DEMO: 'false', ADDRESS_LIMIT: '0', DRAIN_SECONDS: String(drainSeconds) }
  const first = await startServer({ ...env, WORKERS: '2' })
  const { url: databaseUrl } = await findEmbeddedPostgres({ dataDir: first.dataDir })
  const database = connect(databaseUrl, { max: 2 })
  const exam = await fillExam(database.db, { examinees })
  let servers: RunningServer[] = [first]
  let balancer: Balancer | undefined
  try {
    const playing = { exam, database }
    const workers = await play({ ...playing, url: first.url }, async () => {
      for (let nth = 0; nth < rounds; nth++) await restartWorkers(first)
    })
    // The same database: whoever is started on its folder shares it.
    const second = () => startServer({ ...env, WORKERS: '1' }, undefined, first.dataDir)
    servers.push(await second())
    balancer = await startBalancer(servers.map(({ url }) => url))
    const processes = await play({ ...playing, url: balancer.url }, async () => {
      for (let nth = 0; nth < rounds; nth++) {
        const [oldest, ...others] = servers as [RunningServer, ...RunningServer[]]
        const exit = once(oldest.process, 'exit')
        oldest.process.kill('SIGTERM')
        await exit
        const next = await second()
        balancer!.use([...others, next].map(({ url }) => url))
        servers = [...others, next]
        await balancer!.allReady()
      }
    })
    return {
      figures: { ...figuresOf('workers', workers), ...figuresOf('processes', processes) },
      table: [
        { what: `workers of one server, restarted ${rounds} times at SIGHUP`, ...rowOf(workers) },
        { what: `two servers behind a balancer, ${rounds} stopped and started again`, ...rowOf(processes) },
      ],
    }
  } finally {
    balancer?.close()
    await database.close()
    for (const server of servers) await server.stop()
    await first.stop()
  }
}

export default bench

type Played = { seconds: number; saves: number; missing: number; pages: number; failed: Record<string, number> }
type Playing = {
  url: string
  exam: Awaited<ReturnType<typeof fillExam>>
  database: ReturnType<typeof connect>
}

async function play({ url, exam, database }: Playing, restart: () => Promise<void>): Promise<Played> {
  await beginAll(url, exam.key, exam.tokens)
  const { key, tokens, questionIds } = exam
  const port = Number(new URL(url).port)
  const options = { port, key, tokens, questionIds, sequenceFrom: Date.now(), thinkMs: 50 }
  const savers = await startSavers(options)
  const reading = keepReading(`${url}/api/v3/web/faqs`, readers)
  const startedAt = performance.now()
  try {
    await savers.start()
    await pause(1000)
    await restart()
    await pause(1000)
    await savers.stop()
    const read = await reading.stop()
    const { acknowledged, trouble } = await savers.report()
    const missing = await missingSaves(database, { ...exam, options, acknowledged })
    return {
      seconds: Math.round((performance.now() - startedAt) / 1000),
      saves: acknowledged.reduce((sum, each) => sum + each, 0),
      missing: missing.length,
      pages: read.answered,
      failed: { ...trouble, ...read.failed },
    }
  } finally {
    await reading.stop()
    savers.end()
  }
}

/** Until every worker is another one than before. */
async function restartWorkers(server: RunningServer): Promise<void> {
  const before = await workersOf(server)
  server.process.kill('SIGHUP')
  const until = Date.now() + 120_000
  for (;;) {
    const now = await workersOf(server)
    if (now.length === before.length && now.every((pid) => !before.includes(pid))) return
    if (Date.now() > until) throw new Error('the workers were not restarted in time')
    await pause(100)
  }
}

const workersOf = async ({ process: { pid } }: RunningServer): Promise<string[]> =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean)

const countOf = (failed: Record<string, number>) => Object.values(failed).reduce((sum, each) => sum + each, 0)

const figuresOf = (name: string, { saves, pages, missing, failed }: Played) => ({
  [`${name}_requests`]: saves + pages,
  [`${name}_failed`]: countOf(failed),
  [`${name}_missing`]: missing,
})

const rowOf = ({ seconds, saves, pages, missing, failed }: Played) => ({
  seconds,
  'saves acknowledged': saves,
  'of those missing': missing,
  'pages read': pages,
  'requests that failed': countOf(failed),
  how: Object.entries(failed)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', '),
})
