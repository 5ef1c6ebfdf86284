import { setTimeout as pause } from 'node:timers/promises'
import { fillExam } from '../../apps/server/src/testing/builders/fill-exam.ts'
import { connect, type Database, findEmbeddedPostgres, tables } from '../../packages/db/src/index.ts'
import { startServer } from '../../scripts/start-server.ts'
import { signInOwner } from '../admin-lists/sign-in-owner.ts'
import type { Bench } from '../support/bench.ts'
import { round } from '../support/statistics.ts'
import { fillBank } from './fill-bank.ts'
import { type Imports, openImports } from './imports.ts'
import { largeFile } from './large-file.ts'
import { startSaving } from './paced-savers.ts'
import { watchMemory } from './watch-memory.ts'

/** `QUESTION_IMPORT=short` for a quick look. */
const isShort = process.env.QUESTION_IMPORT === 'short'
const questions = isShort ? 1_000 : 10_000
const bank = isShort ? 1_000 : 20_000
const examinees = 300
/** A thousand people who answer every five seconds. */
const savesPerSecond = 200
const quietMs = isShort ? 5_000 : 20_000

/**
 * Ten thousand questions from a file into a bank of twenty thousand, while an exam goes on. The yardstick is the same exam without
 * an import, before and after. Then a reading and a take are cancelled half-way, and the import is undone whole.
 */
const bench: Bench = async () => {
  const server = await startServer({ DEMO: 'false' })
  const { url } = await findEmbeddedPostgres({ dataDir: server.dataDir })
  const database = connect(url, { max: 2 })
  try {
    const exam = await fillExam(database.db, { examinees })
    await fillBank(database, bank)
    const [about] = await database.db.select().from(tables.subject).limit(1)
    const owner = await signInOwner(server.officeUrl, database.db)
    const imports = openImports(server.officeUrl, owner, about!.id)
    const files = [await largeFile('xlsx', questions, 0), await largeFile('xlsx', questions, questions)]
    // Every thread was started once, every statement planned.
    await imports.take(await imports.bring(await largeFile('xlsx', 300, 3 * questions)))
    await begin(server.url, exam)

    const savers = startSaving(server.url, exam, savesPerSecond)
    await pause(3_000)
    savers.report()
    await pause(quietMs)
    const before = savers.report()
    const memory = watchMemory(server.process.pid!)
    const began = performance.now()
    const id = await imports.bring(files[0]!)
    const read = performance.now()
    const steps = await imports.take(id)
    const taken = performance.now()
    const grown = memory.grownMb()
    const during = savers.report()
    await pause(1_000)
    savers.report()
    await pause(quietMs)
    const after = savers.report()
    await savers.stop()
    const made = await countOf(database, id)
    if (made.questions !== Math.floor(questions * 0.99)) throw new Error(`${made.questions} questions were made`)

    const left = await cancelBoth(imports, database, files[1]!)
    const undoing = performance.now()
    await imports.undo(id)
    const undone = performance.now()
    const remaining = await countOf(database, id)

    const yardstick = (before.p99 + after.p99) / 2
    const figures = {
      questions,
      read_seconds: round((read - began) / 1000, 1),
      take_seconds: round((taken - read) / 1000, 1),
      total_seconds: round((taken - began) / 1000, 1),
      progress_steps: steps,
      memory_grown_mb: round(grown, 0),
      save_p50_ms_without: round((before.p50 + after.p50) / 2, 1),
      save_p50_ms_during: round(during.p50, 1),
      save_p99_ms_without: round(yardstick, 1),
      save_p99_ms_during: round(during.p99, 1),
      save_p99_ratio: round(during.p99 / yardstick, 2),
      rows_after_cancelled_reading: left.read,
      questions_after_cancelled_take: left.taken,
      undo_seconds: round((undone - undoing) / 1000, 1),
      questions_after_undo: remaining.questions,
    }
    return { figures, table: tableOf(figures) }
  } finally {
    await database.close()
    await server.stop()
  }
}

export default bench

const tableOf = (figures: Record<string, number>) =>
  Object.entries(figures).map(([what, value]) => ({ what: what.replaceAll('_', ' '), value }))

async function begin(url: string, { key, tokens }: { key: string; tokens: string[] }): Promise<void> {
  for (const token of tokens) {
    const answer = await fetch(`${url}/api/v3/web/on-spot-bcs-exam/${key}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (answer.status !== 200) throw new Error(`a start was answered with ${answer.status}`)
    await answer.text()
  }
}

async function countOf({ pool }: Database, importId: number) {
  const { rows } = await pool.query<{ questions: number; rows: number }>(
    `select (select count(*)::int from question where import_id = $1) as questions,
      (select count(*)::int from question_import_row where import_id = $1) as rows`,
    [importId],
  )
  return rows[0]!
}

/** Half of it is there; then it is cancelled. */
async function cancelBoth(imports: Imports, database: Database, file: Uint8Array<ArrayBuffer>) {
  const reading = await imports.upload(file)
  await imports.cancelAt(reading, questions / 2)
  const read = (await countOf(database, reading)).rows
  const id = await imports.bring(file)
  await imports.beginTaking(id)
  await imports.cancelAt(id, questions / 2)
  return { read, taken: (await countOf(database, id)).questions }
}
