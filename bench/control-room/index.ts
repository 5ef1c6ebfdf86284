import { setTimeout as pause } from 'node:timers/promises'
import { fillExam } from '../../apps/server/src/testing/builders/fill-exam.ts'
import { connect, findEmbeddedPostgres } from '../../packages/db/src/index.ts'
import { startServer } from '../../scripts/start-server.ts'
import { signInOwner } from '../admin-lists/sign-in-owner.ts'
import { startSavers } from '../exam-save/savers-process.ts'
import { beginAll } from '../support/begin-all.ts'
import type { Bench } from '../support/bench.ts'
import { median, round } from '../support/statistics.ts'
import { cpuSecondsOf } from './cpu-seconds.ts'
import { probeBoard } from './probe-board.ts'
import { type Watchers, watchBoard } from './watch-board.ts'

const sitting = 3_000
const watching = 10
/** As many of them save without a pause; the others sit. */
const saving = 512
/** `CONTROL_ROOM=short` for a quick look. */
const rounds = process.env.CONTROL_ROOM === 'short' ? 2 : 6
const seconds = 5

/**
 * What ten people who watch the control room of 3,000 cost those who sit: the processor time of one acknowledged save, by turns
 * without and with the watchers, beside the saves in a second. The processor time says it also on a machine that does other things.
 * Then how long a save takes to the screen.
 */
const bench: Bench = async () => {
  const server = await startServer({ DEMO: 'false' })
  const { url, home } = await findEmbeddedPostgres({ dataDir: server.dataDir })
  const database = connect(url, { max: 2 })
  try {
    const exam = await fillExam(database.db, { examinees: sitting })
    await beginAll(server.url, exam.key, exam.tokens)
    const port = Number(new URL(server.url).port)
    const { key, questionIds, paperId } = exam
    const options = { port, key, questionIds, tokens: exam.tokens.slice(0, saving), sequenceFrom: Date.now() }
    const owner = await signInOwner(server.officeUrl, database.db)
    const watchers = watchBoard({ officeUrl: server.officeUrl, owner, paperId, watching })
    const savers = await startSavers(options)
    const cpu = () => cpuSecondsOf(server.process.pid ?? 0, home)
    try {
      await savers.start()
      await watchers.start()
      await pause(4_000)
      const runs = await measure({ savers, watchers, cpu })
      const lags = await probeBoard({ ...exam, url: server.url, officeUrl: server.officeUrl, owner, times: 4 * rounds })
      await watchers.stop()
      const { trouble } = await savers.report()
      await savers.stop()
      if (Object.keys(trouble).length > 0) throw new Error(`saves were refused: ${JSON.stringify(trouble)}`)
      return reportOf(runs, lags)
    } finally {
      savers.end()
    }
  } finally {
    await database.close()
    await server.stop()
  }
}

export default bench

type Savers = Awaited<ReturnType<typeof startSavers>>
type Run = { isWatched: boolean; perSecond: number; cpuMicros: number; p99: number }
type Measured = { savers: Savers; watchers: Watchers; cpu: () => number }

/** Without, with, with, without …: what the machine does meanwhile falls on both alike. */
async function measure({ savers, watchers, cpu }: Measured): Promise<Run[]> {
  const runs: Run[] = []
  for (let nth = 0; nth < 2 * rounds; nth++) {
    const isWatched = nth % 4 === 1 || nth % 4 === 2
    await (isWatched ? watchers.start() : watchers.stop())
    await pause(1_500)
    await savers.report()
    const [from, before] = [performance.now(), cpu()]
    await pause(seconds * 1000)
    const [took, used] = [(performance.now() - from) / 1000, cpu() - before]
    const { saves, p99 } = await savers.report()
    runs.push({ isWatched, perSecond: saves / took, cpuMicros: (used / saves) * 1e6, p99 })
  }
  await watchers.start()
  return runs
}

function reportOf(runs: readonly Run[], lags: readonly number[]) {
  const of = (isWatched: boolean, value: (run: Run) => number) =>
    median(runs.filter((run) => run.isWatched === isWatched).map(value))
  const cost = (value: (run: Run) => number) => round((of(true, value) / of(false, value) - 1) * 100, 1)
  const figures = {
    ...{ sitting, watching },
    saves_per_second_unwatched: round(
      of(false, (run) => run.perSecond),
      0,
    ),
    saves_per_second_watched: round(
      of(true, (run) => run.perSecond),
      0,
    ),
    cpu_us_per_save_unwatched: round(
      of(false, (run) => run.cpuMicros),
      1,
    ),
    cpu_us_per_save_watched: round(
      of(true, (run) => run.cpuMicros),
      1,
    ),
    // What those who sit lose: so many fewer answers are kept in a second.
    cost_percent_saves: -cost((run) => run.perSecond),
    cost_percent_cpu: cost((run) => run.cpuMicros),
    save_p99_ms_unwatched: round(
      of(false, (run) => run.p99),
      1,
    ),
    save_p99_ms_watched: round(
      of(true, (run) => run.p99),
      1,
    ),
    save_on_screen_ms_median: round(median([...lags]), 0),
    save_on_screen_ms_longest: round(Math.max(...lags), 0),
  }
  return {
    figures,
    table: Object.entries(figures).map(([what, value]) => ({ what: what.replaceAll('_', ' '), value })),
  }
}
