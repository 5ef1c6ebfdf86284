import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { forgetWal, keepWal, makeBackup, restoreBackup } from '../../apps/server/src/features/backup/index.ts'
import { fillExam } from '../../apps/server/src/testing/builders/fill-exam.ts'
import { connect } from '../../packages/db/src/index.ts'
import { fillFinishedExam } from '../exam-rank/finished-exam.ts'
import { startSavers } from '../exam-save/savers-process.ts'
import { beginAll } from '../support/begin-all.ts'
import type { Bench } from '../support/bench.ts'
import { type RestartableServer, startRestartableServer } from '../support/restartable-server.ts'
import { median, round } from '../support/statistics.ts'

const connections = 256
const rounds = 6
const seconds = 5
const attempts = 100_000
const videos = 16
const videoBytes = 64 * 1024 ** 2
const megabyte = 1024 ** 2

type Run = { perSecond: number; p99: number }

/**
 * What a backup and a restore take, with 100,000 finished attempts and a gigabyte of videos, encrypted and as they are; and what it
 * costs the saves of an exam that the log of the database is received beside them: by turns with it and without.
 */
const bench: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'prostuti-bench-backup-'))
  try {
    const saves = await onServer((server) => measureSaves(server, join(folder, 'wal')))
    const [plain, sealed] = await onServer(async (server) => {
      await fill(server.databaseUrl)
      for (let nth = 0; nth < videos; nth++)
        writeFileSync(join(server.dataDir, 'videos', `${nth}.webm`), randomBytes(videoBytes))
      const key = randomBytes(32).toString('base64')
      return [
        await measureBackup(server.dataDir, join(folder, 'plain'), undefined),
        await measureBackup(server.dataDir, join(folder, 'sealed'), key),
      ] as const
    })
    return reportOf(saves, plain, sealed)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export default bench

/** A hundred thousand attempts are written by one statement, which takes longer than a server lets any take. */
async function fill(url: string): Promise<void> {
  const database = connect(url, { max: 1, statementWithinMs: 300_000 })
  try {
    await fillFinishedExam(database.db, attempts)
  } finally {
    await database.close()
  }
}

/** An exam fills a database of its own. */
async function onServer<Result>(work: (server: RestartableServer) => Promise<Result>): Promise<Result> {
  const server = await startRestartableServer({ BACKUP_HOUR: 'off' })
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

async function measureSaves(server: RestartableServer, folder: string) {
  const exam = await fillExam(server.database.db, { examinees: connections })
  await beginAll(server.url, exam.key, exam.tokens)
  const { key, tokens, questionIds } = exam
  const savers = await startSavers({ port: server.port, key, tokens, questionIds, sequenceFrom: Date.now() })
  const runs = { without: [] as Run[], with: [] as Run[] }
  const place = { dataDir: server.dataDir, folder, secret: undefined }
  try {
    await savers.start()
    await pause(4000)
    // Each goes first as often as the other: an exam that is saved for longer has more rows.
    for (let nth = 0; nth < 2 * rounds; nth++) {
      const isKept = nth % 4 === 1 || nth % 4 === 2
      const log = { info: () => {}, error: (line: string) => console.error(line) }
      const wal = isKept ? keepWal({ ...place, log, onGap: () => {} }) : undefined
      await pause(3000)
      runs[isKept ? 'with' : 'without'].push(await measure(savers))
      await wal?.close()
      // Or the database would go on keeping its log for nobody.
      if (isKept) await forgetWal(server.dataDir)
    }
    await savers.stop()
    const { trouble } = await savers.report()
    if (Object.keys(trouble).length > 0) throw new Error(`saves were refused: ${JSON.stringify(trouble)}`)
    return runs
  } finally {
    savers.end()
  }
}

async function measure(savers: Awaited<ReturnType<typeof startSavers>>): Promise<Run> {
  await savers.report()
  const startedAt = performance.now()
  await pause(seconds * 1000)
  const { saves, p99 } = await savers.report()
  return { perSecond: saves / ((performance.now() - startedAt) / 1000), p99 }
}

async function measureBackup(dataDir: string, folder: string, secret: string | undefined) {
  const place = { dataDir, databaseUrl: undefined, backup: { folder, secret, keepDays: 14, hour: undefined } }
  const first = await timed(() => makeBackup(place))
  const bytes = await bytesBelow(folder)
  const second = await timed(() => makeBackup(place))
  const into = `${folder}-restored`
  const restore = await timed(() => restoreBackup({ folder, secret, into }))
  const { database } = first.result.manifest
  rmSync(into, { recursive: true, force: true })
  return {
    first: first.seconds,
    again: second.seconds,
    restore: restore.seconds,
    database: (database?.tarBytes ?? 0) / megabyte,
    databaseStored: (database?.storedBytes ?? 0) / megabyte,
    stored: bytes / megabyte,
    againStored: (await bytesBelow(folder)) / megabyte - bytes / megabyte,
  }
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const startedAt = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - startedAt) / 1000 }
}

async function bytesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}

type Measured = Awaited<ReturnType<typeof measureBackup>>

function reportOf(saves: Record<'with' | 'without', Run[]>, plain: Measured, sealed: Measured) {
  const perSecond = (runs: Run[]) => round(median(runs.map((run) => run.perSecond)), 0)
  const p99 = (runs: Run[]) => round(median(runs.map((run) => run.p99)), 1)
  // How far the rounds lie apart says whether the difference means anything on this machine.
  const spread = (runs: Run[]) => {
    const all = runs.map((run) => run.perSecond)
    return `${round(Math.min(...all), 0)} to ${round(Math.max(...all), 0)}`
  }
  const figures = {
    saves_without: perSecond(saves.without),
    saves_with: perSecond(saves.with),
    saves_without_spread: spread(saves.without),
    saves_with_spread: spread(saves.with),
    ratio: round(perSecond(saves.with) / perSecond(saves.without)),
    backup_s: round(plain.first, 1),
    backup_again_s: round(plain.again, 1),
    restore_s: round(plain.restore, 1),
    sealed_backup_s: round(sealed.first, 1),
    sealed_restore_s: round(sealed.restore, 1),
    database_mb: round(plain.database, 0),
    database_stored_mb: round(plain.databaseStored, 0),
  }
  const line = (what: string, { first, again, restore, stored, againStored }: Measured) => [
    { what: `${what}: first backup`, figure: `${round(first, 1)} s`, size: `${round(stored, 0)} MB` },
    { what: `${what}: next backup`, figure: `${round(again, 1)} s`, size: `${round(againStored, 0)} MB more` },
    { what: `${what}: restore, every checksum looked at`, figure: `${round(restore, 1)} s`, size: '' },
  ]
  return {
    figures,
    table: [
      {
        what: `database with ${attempts} finished attempts`,
        figure: '',
        size: `${figures.database_mb} MB, stored ${figures.database_stored_mb} MB`,
      },
      { what: 'videos', figure: '', size: `${(videos * videoBytes) / megabyte} MB` },
      ...line('as it is, same disk', plain),
      ...line('encrypted', sealed),
      {
        what: `saves, ${connections} connections, log not kept`,
        figure: `${figures.saves_without} /s`,
        size: `${spread(saves.without)}, p99 ${p99(saves.without)} ms`,
      },
      {
        what: 'saves, log kept beside them',
        figure: `${figures.saves_with} /s (${figures.ratio})`,
        size: `${spread(saves.with)}, p99 ${p99(saves.with)} ms`,
      },
    ],
  }
}
