import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { fillExam } from '../../apps/server/src/testing/builders/fill-exam.ts'
import { missingSaves } from '../../apps/server/src/testing/processes/missing-saves.ts'
import { beginAll } from '../support/begin-all.ts'
import type { Bench } from '../support/bench.ts'
import { type RestartableServer, startRestartableServer } from '../support/restartable-server.ts'
import { median, round } from '../support/statistics.ts'
import { measureSaves, type SavesRun } from './measure-saves.ts'
import { type SaversProcess, startSavers } from './savers-process.ts'

const connections = 512
const kills = 20
/** Between two answers of one doctor; a hall of ten thousand who answer every five seconds is as much. */
const thinkMs = 250
const pacedSeconds = 6

/**
 * How many answers a second are on disk and acknowledged, over HTTP, with a worker for each core, from 512 doctors who sit the same paper, beside what
 * the same database takes when 32 clients do nothing but write one row each. Then server and database are killed by turns
 * under that load; an acknowledged answer that is not there afterwards makes the whole run fail.
 * In the loop every connection has a save on its way all the time, so that its times are the number of connections by the rate and nothing
 * else (Little's law). How long a doctor waits says the last line: the same connections, whose doctors think between two answers.
 */
const bench: Bench = async () => {
  const server = await startRestartableServer({ WORKERS: String(availableParallelism()) })
  try {
    const exam = await fillExam(server.database.db, { examinees: connections })
    await beginAll(server.url, exam.key, exam.tokens)
    const hall = { server, exam }
    const { result: runs } = await withSavers(hall, { mayBeRefused: false }, (savers) => measureSaves(server, savers))
    // Before the kills: a server that has just begun compiles its code while it answers.
    const { result: paced } = await withSavers(hall, { thinkMs, mayBeRefused: false }, measurePaced)
    const { acknowledged } = await withSavers(hall, { mayBeRefused: true }, (savers) => killByTurns(server, savers))
    return reportOf(runs, acknowledged, paced)
  } finally {
    await server.stop()
  }
}

export default bench

type Hall = { server: RestartableServer; exam: Awaited<ReturnType<typeof fillExam>> }

type SaversWanted = { thinkMs?: number; mayBeRefused: boolean }

/** Savers of their own for one part of the measurement, none of whose acknowledged answers may be missing afterwards. */
async function withSavers<Result>(
  { server, exam }: Hall,
  { thinkMs, mayBeRefused }: SaversWanted,
  play: (savers: SaversProcess) => Promise<Result>,
): Promise<{ result: Result; acknowledged: number }> {
  const { key, tokens, questionIds } = exam
  const options = { port: server.port, key, tokens, questionIds, sequenceFrom: Date.now(), ...(thinkMs && { thinkMs }) }
  const savers = await startSavers(options)
  try {
    const result = await play(savers)
    const { acknowledged, trouble } = await savers.report()
    if (!mayBeRefused && Object.keys(trouble).length > 0)
      throw new Error(`saves were refused: ${JSON.stringify(trouble)}`)
    const missing = await missingSaves(server.database, { ...exam, options, acknowledged })
    if (missing.length > 0)
      throw new Error(`${missing.length} acknowledged answers are missing: ${JSON.stringify(missing.slice(0, 5))}`)
    return { result, acknowledged: acknowledged.reduce((sum, each) => sum + each, 0) }
  } finally {
    savers.end()
  }
}

async function measurePaced(savers: SaversProcess) {
  await savers.start()
  await pause(3000)
  await savers.report()
  await pause(pacedSeconds * 1000)
  const { saves, p50, p99 } = await savers.report()
  await savers.stop()
  return { saves: saves / pacedSeconds, p50, p99 }
}

async function killByTurns(server: RestartableServer, savers: SaversProcess): Promise<void> {
  await savers.start()
  for (let nth = 0; nth < kills; nth++) {
    await pause(500 + Math.random() * 500)
    await (nth % 2 === 0 ? server.killServer() : server.killDatabase())
    const { saves } = await waitForSaves(savers)
    if (saves === 0) throw new Error(`nothing was saved after kill ${nth + 1}`)
  }
  await pause(1000)
  await savers.stop()
}

/** The next kill comes when the load is back, else it would hit a server that nobody uses. */
async function waitForSaves(savers: SaversProcess) {
  const until = performance.now() + 20_000
  let report = await savers.report()
  while (performance.now() < until) {
    await pause(200)
    report = await savers.report()
    if (report.saves > connections / 4) break
  }
  return report
}

function reportOf(runs: readonly SavesRun[], acknowledged: number, paced: Awaited<ReturnType<typeof measurePaced>>) {
  const middle = (of: (run: SavesRun) => number, digits = 0) => round(median(runs.map(of)), digits)
  const figures = {
    saves_per_second: middle((run) => run.saves),
    upserts_per_second: middle((run) => run.upserts),
    ratio: middle((run) => run.saves / run.upserts, 2),
    p50_ms: middle((run) => run.p50, 1),
    p99_ms: middle((run) => run.p99, 1),
    kills,
    acknowledged,
    missing: 0,
    paced_per_second: round(paced.saves, 0),
    paced_p50_ms: round(paced.p50, 1),
    paced_p99_ms: round(paced.p99, 1),
  }
  return {
    figures,
    table: [
      {
        what: 'one-row upserts, 32 clients, prepared',
        'per second': figures.upserts_per_second,
        ratio: 1,
        'p50 ms': '',
        'p99 ms': '',
      },
      {
        what: `acknowledged saves over HTTP, ${connections} connections`,
        'per second': figures.saves_per_second,
        ratio: figures.ratio,
        'p50 ms': figures.p50_ms,
        'p99 ms': figures.p99_ms,
      },
      { what: `${kills} × kill -9: acknowledged`, 'per second': acknowledged, ratio: '', 'p50 ms': '', 'p99 ms': '' },
      { what: 'of those missing', 'per second': 0, ratio: '', 'p50 ms': '', 'p99 ms': '' },
      {
        what: `the same connections, each doctor thinks for ${thinkMs} ms`,
        'per second': figures.paced_per_second,
        ratio: '',
        'p50 ms': figures.paced_p50_ms,
        'p99 ms': figures.paced_p99_ms,
      },
    ],
  }
}
