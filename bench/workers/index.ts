import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { fillExam } from '../../apps/server/src/testing/builders/fill-exam.ts'
import { connect, findEmbeddedPostgres } from '../../packages/db/src/index.ts'
import { startServer } from '../../scripts/start-server.ts'
import { measureSaves } from '../exam-save/measure-saves.ts'
import { startSavers } from '../exam-save/savers-process.ts'
import { startAll } from '../exam-start/start-all.ts'
import { beginAll } from '../support/begin-all.ts'
import type { Bench } from '../support/bench.ts'
import { load } from '../support/load.ts'
import { median, percentilesOf, round } from '../support/statistics.ts'
import { proportionalMegabytes } from './proportional-memory.ts'

const savers = 512
const starters = 3000
const homeRounds = 3
const homeSeconds = 4
const idleSeconds = 20

/** What a second worker brings and costs: saves, starts and the home page with one worker and with one for each core. */
const bench: Bench = async () => {
  const hello = await startServer({}, fileURLToPath(new URL('../home/hello.ts', import.meta.url)))
  try {
    const counts = [1, Math.max(2, availableParallelism())]
    const runs = []
    for (const workers of counts) runs.push(await measure(workers, hello.url))
    const [one, many] = runs as [Measured, Measured]
    const times = (of: (run: Measured) => number) => round(of(many) / of(one))
    return {
      figures: {
        workers: many.workers,
        saves_gain: times((run) => run.saves),
        saves_ratio: many.savesRatio,
        home_gain: times((run) => run.home),
        home_ratio: many.homeRatio,
        starts_p95_ms: many.startsP95,
        megabytes_one: one.megabytes,
        megabytes_many: many.megabytes,
      },
      table: runs.map((run) => ({
        workers: run.workers,
        'saves/s': run.saves,
        'to one-row upserts': run.savesRatio,
        'save p99 ms': run.savesP99,
        [`${starters} starts in 10 s, p95 ms`]: run.startsP95,
        'home/s': run.home,
        'to hello': run.homeRatio,
        'home p99 ms': run.homeP99,
        'idle, MB of memory': run.megabytes,
        'of it the primary': run.primaryMegabytes,
      })),
    }
  } finally {
    await hello.stop()
  }
}

export default bench

type Measured = Awaited<ReturnType<typeof measure>>

async function measure(workers: number, helloUrl: string) {
  const server = await startServer({ DEMO: 'false', WORKERS: String(workers), ADDRESS_LIMIT: '0' })
  const { url: databaseUrl } = await findEmbeddedPostgres({ dataDir: server.dataDir })
  const database = connect(databaseUrl, { max: 2 })
  try {
    await pause(idleSeconds * 1000)
    const memory = proportionalMegabytes(server.process.pid!)
    const signedInAt = new Date(Date.now() - 120_000)
    const exam = await fillExam(database.db, { examinees: savers + starters, now: signedInAt })
    const savesRuns = await measureSavesOf({ ...exam, url: server.url }, { database, databaseUrl })
    const starts = await startAll({
      url: `${server.url}/api/v3/web/on-spot-bcs-exam/${exam.key}`,
      tokens: exam.tokens.slice(savers),
      seconds: 10,
      questions: exam.questionIds.length,
    })
    if (starts.failures.length > 0) throw new Error(`${starts.failures.length} starts failed: ${starts.failures[0]}`)
    const home = await measureHome(server.url, helloUrl)
    return {
      workers,
      saves: round(median(savesRuns.map((run) => run.saves)), 0),
      savesRatio: round(median(savesRuns.map((run) => run.saves / run.upserts))),
      savesP99: round(median(savesRuns.map((run) => run.p99)), 1),
      startsP95: round(percentilesOf(starts.times).p95, 1),
      home: round(median(home.map((run) => run.home.requestsPerSecond)), 0),
      homeRatio: round(median(home.map((run) => run.home.requestsPerSecond / run.hello.requestsPerSecond))),
      homeP99: round(median(home.map((run) => run.home.p99)), 1),
      megabytes: memory.all,
      primaryMegabytes: workers === 1 ? 0 : memory.first,
    }
  } finally {
    await database.close()
    await server.stop()
  }
}

type Exam = Awaited<ReturnType<typeof fillExam>> & { url: string }

async function measureSavesOf({ url, key, tokens, questionIds }: Exam, database: Parameters<typeof measureSaves>[0]) {
  const sitting = tokens.slice(0, savers)
  await beginAll(url, key, sitting)
  const port = Number(new URL(url).port)
  const process = await startSavers({ port, key, tokens: sitting, questionIds, sequenceFrom: Date.now() })
  try {
    const runs = await measureSaves(database, process)
    const { trouble } = await process.report()
    if (Object.keys(trouble).length > 0) throw new Error(`saves were refused: ${JSON.stringify(trouble)}`)
    return runs
  } finally {
    process.end()
  }
}

/** By turns, so that both meet the same machine. */
async function measureHome(url: string, helloUrl: string) {
  const hello = { url: helloUrl, seconds: homeSeconds }
  const home = { url, seconds: homeSeconds, headers: { 'accept-encoding': 'br' } }
  await load({ ...hello, seconds: 2 })
  await load({ ...home, seconds: 2 })
  const runs = []
  for (let nth = 0; nth < homeRounds; nth++) runs.push({ hello: await load(hello), home: await load(home) })
  return runs
}
