import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fillExam } from '../../apps/server/src/testing/builders/fill-exam.ts'
import type { Database } from '../../packages/db/src/index.ts'
import type { Bench, Report } from '../support/bench.ts'
import { startRestartableServer } from '../support/restartable-server.ts'
import { round } from '../support/statistics.ts'
import { type DoctorReport, saveAtHumanPace } from './doctor.ts'
import type { StrangerReport } from './stranger.ts'

/** `FLOOD_SECONDS` for a look at whether it works; the bar is about half a minute. */
const seconds = Number(process.env.FLOOD_SECONDS ?? 30)
const doctors = 20

/**
 * Twenty doctors save answers at a human pace, first in quiet and then while a stranger on another address asks for everything
 * that anybody may ask for, as fast as 64 connections can. What counts is what the doctors notice, and how much of the
 * stranger stays on the disk.
 */
const bench: Bench = async () => {
  // The limits that a centre has, not those that the other benchmarks lift.
  const server = await startRestartableServer({ DEMO: 'true', ADDRESS_LIMIT: '', LOG_LEVEL: 'error' })
  try {
    const exam = await fillExam(server.database.db, { examinees: doctors })
    const save = (from: number) => saveAtHumanPace({ url: server.url, exam, seconds, sequenceFrom: from })
    await saveAtHumanPace({ url: server.url, exam, seconds: Math.min(seconds, 5), sequenceFrom: 1 })
    const quiet = await save(10_000)
    const before = await sizesOf(server)
    const [flooded, stranger] = await Promise.all([save(20_000), flood(server.url)])
    const after = await sizesOf(server)
    const database = round((after.database - before.database) / 1024 ** 2)
    const files = round((after.files - before.files) / 1024 ** 2)
    return reportOf({ quiet, flooded, stranger, database, files })
  } finally {
    await server.stop()
  }
}

export default bench

/** From a process of its own, so that the stranger's work is not the doctors' clock. */
async function flood(url: string): Promise<StrangerReport> {
  const child = fork(fileURLToPath(new URL('./stranger.ts', import.meta.url)), [url, String(seconds)])
  const [report] = (await once(child, 'message')) as [StrangerReport]
  await once(child, 'exit')
  return report
}

type Server = { database: Database; dataDir: string }

async function sizesOf({ database, dataDir }: Server): Promise<{ database: number; files: number }> {
  const { rows } = await database.pool.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
  return { database: Number(rows[0]?.bytes), files: bytesBelow(dataDir) }
}

/** Of everything but the embedded database, which is measured by itself. */
function bytesBelow(folder: string): number {
  let bytes = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) bytes += entry.name === 'postgres' ? 0 : bytesBelow(path)
    else if (entry.isFile()) bytes += statSync(path, { throwIfNoEntry: false })?.size ?? 0
  }
  return bytes
}

type Measured = {
  quiet: DoctorReport
  flooded: DoctorReport
  stranger: StrangerReport
  database: number
  files: number
}

function reportOf({ quiet, flooded, stranger, database, files }: Measured): Report {
  const row = (what: string, of: DoctorReport) => ({
    what,
    saves: of.saves,
    'not saved': of.failed,
    'p50 ms': round(of.p50),
    'p95 ms': round(of.p95),
    'longest ms': round(of.longest),
  })
  const ratio = round(flooded.p95 / quiet.p95)
  return {
    table: [
      row('doctors in quiet', quiet),
      row('doctors during the flood', flooded),
      { what: 'p95 in the flood / in quiet (bar: at most 3)', saves: ratio },
      { what: 'stranger: requests a second', saves: round(stranger.requests / seconds, 0) },
      { what: `stranger: answers ${stranger.statuses}` },
      { what: 'database grew by, MB (bar: less than 5)', saves: database },
      { what: 'files grew by, MB', saves: files },
    ],
    figures: {
      quietP95: round(quiet.p95),
      floodP95: round(flooded.p95),
      ratio,
      notSaved: flooded.failed,
      strangerRequests: stranger.requests,
      strangerAnswers: stranger.statuses,
      databaseMegabytes: database,
      fileMegabytes: files,
    },
  }
}
