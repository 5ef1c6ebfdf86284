import { setTimeout as pause } from 'node:timers/promises'
import { rankPaper } from '../../apps/server/src/features/exam/index.ts'
import { connect, type Database, findEmbeddedPostgres } from '../../packages/db/src/index.ts'
import { type RunningServer, startServer } from '../../scripts/start-server.ts'
import type { Bench } from '../support/bench.ts'
import { median, type Percentiles, round } from '../support/statistics.ts'
import { type FinishedExam, fillFinishedExam, fillJournal } from './finished-exam.ts'
import { timeCalls } from './time-calls.ts'

const sizes = [1_000, 10_000, 100_000] as const
const rounds = 3
const requests = 100
/** Every job comes by within so long. */
const begunWithinMs = 60_000

type Site = { size: number; server: RunningServer; database: Database; exam: FinishedExam }

const calls = {
  list: () => ({ path: 'bcs-exams', holds: /"participants":\d/ }),
  result: ({ key }: FinishedExam) => ({ path: `doctor/bcs-exams/${key}/result`, holds: /"rank":\d/ }),
}
type Kind = keyof typeof calls
const kinds = Object.keys(calls) as Kind[]

/**
 * Whether ranks, results and lists stay quick as an exam grows. The same exam with 1,000, 10,000 and 100,000 finished
 * attempts, each in a database of its own: how long all its ranks take to draw, none of them drawn before, for each attempt;
 * how long one doctor waits for the list of exams while the ranks are still to come and its participants must be counted;
 * and for the result with rank and picture; for the latter once more while the same process works out how ten thousand attempts
 * went and puts their mistakes into notebooks, which is off the way of whoever asks. The smallest is the yardstick.
 */
const bench: Bench = async () => {
  const sites: Site[] = []
  try {
    for (const size of sizes) sites.push(await open(size))
    const waiting = { list: await timeRounds(sites, 'list'), result: [] as Percentiles[][] }
    const ranking: number[][] = sizes.map(() => [])
    for (let turn = -1; turn < rounds; turn++)
      for (const [nth, site] of sites.entries()) {
        const ms = await timeRanking(site)
        // The first turn warms up.
        if (turn >= 0) ranking[nth]?.push(ms)
      }
    for (const { database, exam, size } of sites) await checkAndRelease(database, exam, size)
    waiting.result = await timeRounds(sites, 'result')
    return report(ranking, waiting, await timeMeanwhile(sites[1]!))
  } finally {
    for (const { server, database } of sites) {
      await database.close()
      await server.stop()
    }
  }
}

export default bench

async function open(size: number): Promise<Site> {
  const server = await startServer({ DEMO: 'false' })
  try {
    const { url } = await findEmbeddedPostgres({ dataDir: server.dataDir })
    const database = connect(url, { max: 1 })
    const exam = await fillFinishedExam(database.db, size)
    // As of an exam long since closed: the server's own jobs have nothing left to do.
    await database.pool.query('update attempt_result set insight_revision = keys_revision')
    await database.pool.query('update attempt set cards_revision = 1')
    return { size, server, database, exam }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** From a clean table each time: rows that already have their rank would not be written. */
async function timeRanking({ database: { db, pool }, exam: { paperId } }: Site): Promise<number> {
  await pool.query('update attempt_result set rank = null, percentile = null where paper_id = $1', [paperId])
  await pool.query('delete from paper_standing where paper_id = $1', [paperId])
  await pool.query('vacuum analyze attempt_result')
  await pool.query('checkpoint')
  const startedAt = performance.now()
  await db.transaction((tx) => rankPaper(tx, { paperId, now: new Date() }))
  return performance.now() - startedAt
}

/** The server was told to wait with these ranks; now they are drawn, and may be seen. */
async function checkAndRelease({ pool }: Database, { paperId }: FinishedExam, size: number): Promise<void> {
  const { rows } = await pool.query<{ participants: number; first: number; last: number }>(
    `select participants, min(rank) as first, max(rank) as last from paper_standing join attempt_result using (paper_id)
    where paper_id = $1 group by participants`,
    [paperId],
  )
  const [found] = rows
  if (found?.participants !== size || found.first !== 1 || found.last > size)
    throw new Error(`the ranks of ${size} are wrong: ${JSON.stringify(found)}`)
  await pool.query('update paper set ranks_at = null, updated_at = now() where id = $1', [paperId])
}

/** How long the result takes while the server's own jobs are at their work, which they must not have finished before the clock stops. */
async function timeMeanwhile({ server, database, exam }: Site): Promise<Percentiles> {
  const { pool } = database
  await fillJournal(database, exam)
  await pool.query('update attempt_result set insight_revision = null')
  await pool.query('update attempt set cards_revision = null')
  const left = async () => {
    const { rows } = await pool.query<{ insights: number; cards: number }>(
      `select (select count(*) from attempt_result where insight_revision is null)::int as insights,
        (select count(*) from attempt where cards_revision is null)::int as cards`,
    )
    return rows[0]!
  }
  const all = await left()
  const areUnderWay = async () => {
    const { insights, cards } = await left()
    return insights < all.insights && cards < all.cards
  }
  const patience = performance.now() + begunWithinMs
  while (!(await areUnderWay())) {
    if (performance.now() > patience) throw new Error('the jobs have not begun')
    await pause(200)
  }
  const [times] = await timeCalls([{ url: server.url, token: exam.token, ...calls.result(exam) }], rounds * requests)
  const { insights, cards } = await left()
  if (insights === 0 || cards === 0) throw new Error('a job was done before the clock stopped')
  return times!
}

/** For each size the times of every round; the first round warms up and is left out. */
async function timeRounds(sites: readonly Site[], kind: Kind): Promise<Percentiles[][]> {
  const asked = sites.map(({ server, exam }) => ({ url: server.url, token: exam.token, ...calls[kind](exam) }))
  const taken: Percentiles[][] = sites.map(() => [])
  for (let turn = -1; turn < rounds; turn++)
    for (const [nth, each] of (await timeCalls(asked, requests)).entries()) if (turn >= 0) taken[nth]?.push(each)
  return taken
}

function report(ranking: number[][], waiting: Record<Kind, Percentiles[][]>, meanwhile: Percentiles) {
  const rankMs = sizes.map((_, nth) => median(ranking[nth] ?? []))
  const each = sizes.map((size, nth) => ((rankMs[nth] ?? 0) / size) * 1000)
  const ratio = (all: readonly number[], nth: number) => round((all[nth] ?? 0) / (all[0] ?? 0))
  const wait = (kind: Kind, share: keyof Percentiles) =>
    sizes.map((_, nth) => median((waiting[kind][nth] ?? []).map((times) => times[share])))
  const figures: Record<string, number> = {
    result_under_way_p50_ms: round(meanwhile.p50, 1),
    result_under_way_p95_ms: round(meanwhile.p95, 1),
  }
  const table = sizes.map((size, nth) => {
    const row: Record<string, string | number> = {
      what: `${size} attempts`,
      'ranks ms': round(rankMs[nth] ?? 0, 1),
      'µs each': round(each[nth] ?? 0, 1),
      'each, ratio': ratio(each, nth),
    }
    figures[`rank_${size}_ms`] = round(rankMs[nth] ?? 0, 1)
    figures[`rank_each_${size}_ratio`] = ratio(each, nth)
    for (const kind of kinds)
      for (const share of ['p50', 'p95'] as const) {
        row[`${kind} ${share} ms`] = round(wait(kind, share)[nth] ?? 0, 1)
        row[`${kind} ${share} ratio`] = ratio(wait(kind, share), nth)
        figures[`${kind}_${size}_${share}_ms`] = round(wait(kind, share)[nth] ?? 0, 1)
        figures[`${kind}_${size}_${share}_ratio`] = ratio(wait(kind, share), nth)
      }
    return row
  })
  const underWay = { 'result p50 ms': round(meanwhile.p50, 1), 'result p95 ms': round(meanwhile.p95, 1) }
  return { table: [...table, { what: `${sizes[1]} attempts, insights and cards under way`, ...underWay }], figures }
}
