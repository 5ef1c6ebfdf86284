import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { workOutInsights } from '../../apps/server/src/features/exam-insight/index.ts'
import { connect, type Database, migrate, startEmbeddedPostgres } from '../../packages/db/src/index.ts'
import { type FinishedExam, fillFinishedExam, fillJournal } from '../exam-rank/finished-exam.ts'
import type { Bench } from '../support/bench.ts'
import { percentilesOf, round } from '../support/statistics.ts'

const attempts = Number(process.env.INSIGHT_ATTEMPTS ?? 100_000)
const heavySteps = 1000
const heavyRounds = 40

/**
 * What it costs to work out how exams went. One attempt of 200 questions with 1,000 steps, again and again: milliseconds of processor
 * time and of waiting. Then every attempt of a paper that many sat, in one run: attempts a second, the memory of the process at its
 * beginning, its middle and its end, and how long the event loop was held up at most.
 */
const bench: Bench = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'prostuti-insight-'))
  // As root the database runs as somebody else.
  chmodSync(dataDir, 0o755)
  const cluster = await startEmbeddedPostgres({ dataDir })
  const database = connect(cluster.url, { max: 2 })
  try {
    await migrate(database)
    const exam = await fillFinishedExam(database.db, attempts)
    const one = await measureOne(database, exam)
    await fillJournal(database, exam)
    await database.pool.query('update attempt_result set insight_revision = null')
    await database.pool.query('vacuum analyze attempt_result')
    return report(one, await measureMany(database))
  } finally {
    await database.close()
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export default bench

/** The one attempt that was built step by step gets a thousand of them, five for each question, and is worked out alone. */
async function measureOne({ db, pool }: Database, { paperId }: FinishedExam) {
  const { rows } = await pool.query<{ attempt_id: number }>('select distinct attempt_id from answer_step')
  const attemptId = rows[0]!.attempt_id
  await pool.query('delete from answer_step where attempt_id = $1', [attemptId])
  await pool.query(
    `insert into answer_step (attempt_id, question_id, sequence, answer, saved_at)
    select attempt.id, asked.question_id, 1000 * turn + asked.position, to_jsonb(1 + (asked.position + turn) % 4),
      attempt.started_at + (turn * 200 + asked.position) * interval '6 seconds'
    from attempt join paper_question asked using (paper_id) cross join generate_series(0, $2::int / 200 - 1) turn
    where attempt.id = $1`,
    [attemptId, heavySteps],
  )
  await pool.query('update attempt_result set insight_revision = keys_revision where paper_id = $1', [paperId])
  await pool.query('vacuum analyze answer_step, attempt_result')
  const [busy, waited] = [[] as number[], [] as number[]]
  for (let nth = -5; nth < heavyRounds; nth++) {
    await pool.query('update attempt_result set insight_revision = null where attempt_id = $1', [attemptId])
    const [cpu, startedAt] = [process.cpuUsage(), performance.now()]
    if ((await workOutInsights(db, new Date(), { rest: 0 })) !== 1) throw new Error('it was not worked out')
    const { user, system } = process.cpuUsage(cpu)
    // The first rounds warm up.
    if (nth < 0) continue
    waited.push(performance.now() - startedAt)
    busy.push((user + system) / 1000)
  }
  return { busy: percentilesOf(busy), waited: percentilesOf(waited) }
}

const residentMb = () => process.memoryUsage().rss / 1024 ** 2

async function measureMany({ db, pool }: Database) {
  const loop = monitorEventLoopDelay({ resolution: 5 })
  const memory: number[] = []
  const sampling = setInterval(() => memory.push(residentMb()), 1000)
  loop.enable()
  const startedAt = performance.now()
  const done = await workOutInsights(db, new Date(), { rest: 0 })
  const seconds = (performance.now() - startedAt) / 1000
  loop.disable()
  clearInterval(sampling)
  const kept = await pool.query<{ count: number }>('select count(*)::int as count from attempt_insight')
  if (done !== attempts || kept.rows[0]?.count !== attempts) throw new Error(`${done} of ${attempts} were worked out`)
  const part = (from: number, to: number) =>
    Math.max(...memory.slice(Math.floor(memory.length * from), Math.ceil(memory.length * to)))
  return { seconds, loopMs: loop.max / 1e6, first: part(0, 0.2), middle: part(0.4, 0.6), last: part(0.8, 1) }
}

function report(one: Awaited<ReturnType<typeof measureOne>>, many: Awaited<ReturnType<typeof measureMany>>) {
  const figures = {
    one_busy_p50_ms: round(one.busy.p50, 1),
    one_busy_p95_ms: round(one.busy.p95, 1),
    one_waited_p95_ms: round(one.waited.p95, 1),
    attempts,
    per_second: round(attempts / many.seconds, 0),
    rss_first_fifth_mb: round(many.first, 0),
    rss_middle_fifth_mb: round(many.middle, 0),
    rss_last_fifth_mb: round(many.last, 0),
    event_loop_longest_ms: round(many.loopMs, 1),
  }
  return { table: Object.entries(figures).map(([what, value]) => ({ what, value })), figures }
}
