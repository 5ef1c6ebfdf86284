import { type Transaction, tables } from '@prostuti/db'
import type { FileRefusal } from '@prostuti/question-formats'
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import type { JobStep, StepOutcome } from '../../staff-jobs/index.ts'
import { markBroken } from '../rows/mark-broken.ts'
import { keepPictures } from './keep-pictures.ts'
import { loadFile } from './load-file.ts'
import type { Reading, Readings } from './open-readings.ts'
import type { ReadingAnswer } from './reading-chunk.ts'

const { question, questionImport, questionImportRow } = tables

export type ReadInput = { importId: number }

/** `rows` read so far; then `compared` of the questions of the bank. */
type ReadPosition =
  | { phase: 'reading'; rows: number }
  | { phase: 'comparing'; compared: number; bank: number; rows: number }

/** Handing more over at once would hold up who saves an answer. */
const bankAtOnce = 250

/** One step of taking a file apart: some rows of it, or some questions of the bank that they are compared with. */
export async function readStep(
  tx: Transaction,
  readings: Readings,
  { input: { importId }, position }: JobStep<ReadInput>,
): Promise<StepOutcome> {
  const at = (position as ReadPosition | null) ?? { phase: 'reading', rows: 0 }
  const reading = await readings.find(importId, at.rows, () => loadFile(tx, importId))
  const wait: StepOutcome = { next: at, done: 0 }
  if (reading === undefined) return wait
  const step = { importId, reading }
  const outcome =
    at.phase === 'reading' || reading.readTo < at.rows
      ? await readRows(tx, { ...step, at })
      : await compareRows(tx, { ...step, at })
  if (outcome !== undefined && outcome.next === undefined) readings.close(importId)
  return outcome ?? wait
}

type Step<Position> = { importId: number; reading: Reading; at: Position }

/** The rows behind those that were read. A thread that is new to the file passes over what another one has read. */
async function readRows(
  tx: Transaction,
  { importId, reading, at }: Step<ReadPosition>,
): Promise<StepOutcome | undefined> {
  const answer = await reading.ask({ kind: 'rows', from: at.rows })
  if (answer === undefined) return undefined
  if (answer.kind === 'refused') return refuse(tx, { importId, refusal: answer.refusal })
  if (answer.kind !== 'rows') return undefined
  reading.readTo = answer.from + answer.count
  // Asked before another process went on with it.
  if (answer.from !== at.rows) return undefined
  if (at.phase === 'comparing') return undefined
  if (!(await isBeingRead(tx, importId))) return { next: undefined, done: 0 }
  await writeRows(tx, importId, answer)
  const rows = at.rows + answer.count
  if (answer.summary === null) return { next: { phase: 'reading', rows }, done: answer.count }
  await tx
    .update(questionImport)
    .set({ format: answer.summary.format, summary: answer.summary, ...(rows === 0 && { state: 'open' }) })
    .where(eq(questionImport.id, importId))
  if (rows === 0) return { next: undefined, done: 0, total: 0 }
  const bank = await tx.$count(question, ne(question.state, 'retired'))
  return { next: { phase: 'comparing', compared: 0, bank, rows }, done: answer.count, total: rows }
}

type ComparingPosition = Extract<ReadPosition, { phase: 'comparing' }>

async function compareRows(
  tx: Transaction,
  { importId, reading, at }: Step<ReadPosition>,
): Promise<StepOutcome | undefined> {
  const bank = await tx
    .select({ id: question.id, key: question.searchKey })
    .from(question)
    .where(and(gt(question.id, reading.comparedTo), ne(question.state, 'retired')))
    .orderBy(asc(question.id))
    .limit(bankAtOnce)
  return bank.length > 0
    ? compareWith(tx, { importId, reading, at: at as ComparingPosition }, bank)
    : writeAlike(tx, { importId, reading, at: at as ComparingPosition })
}

async function compareWith(
  tx: Transaction,
  { importId, reading, at }: Step<ComparingPosition>,
  bank: { id: number; key: string }[],
): Promise<StepOutcome | undefined> {
  const answer = await reading.ask({ kind: 'compare', bank })
  if (answer?.kind === 'refused') return refuse(tx, { importId, refusal: answer.refusal })
  if (answer?.kind !== 'compared') return undefined
  reading.comparedTo = bank[answer.count - 1]!.id
  return { next: { ...at, compared: Math.min(at.bank, at.compared + answer.count) }, done: 0 }
}

/** What was found alike, once all of the bank was compared; the last of it opens the import. */
async function writeAlike(
  tx: Transaction,
  { importId, reading, at }: Step<ComparingPosition>,
): Promise<StepOutcome | undefined> {
  const answer = await reading.ask({ kind: 'alike', from: reading.alikeTo })
  if (answer?.kind === 'refused') return refuse(tx, { importId, refusal: answer.refusal })
  if (answer?.kind !== 'alike') return undefined
  if (!(await isBeingRead(tx, importId))) return { next: undefined, done: 0 }
  if (answer.rows.length > 0)
    await tx.execute(sql`
      update ${questionImportRow} set "similar" = found."similar",
        state = case when state = 'ready' then 'look' else state end
      from jsonb_to_recordset(${JSON.stringify(answer.rows)}::jsonb) as found(number int, "similar" jsonb)
      where import_id = ${importId} and ${questionImportRow}.number = found.number`)
  reading.alikeTo += answer.rows.length
  if (!answer.isLast) return { next: at, done: 0 }
  await tx.update(questionImport).set({ state: 'open' }).where(eq(questionImport.id, importId))
  return { next: undefined, done: 0 }
}

/** Held until the step is written: whoever drops it meanwhile waits, and then removes these rows too. */
async function isBeingRead(tx: Transaction, importId: number): Promise<boolean> {
  const [found] = await tx
    .select({ state: questionImport.state })
    .from(questionImport)
    .where(eq(questionImport.id, importId))
    .for('no key update')
  return found?.state === 'reading'
}

async function writeRows(
  tx: Transaction,
  importId: number,
  { rows, count, pictures }: Extract<ReadingAnswer, { kind: 'rows' }>,
): Promise<void> {
  if (count === 0) return
  const broken = await keepPictures(tx, { importId, pictures })
  await tx.execute(sql`
    insert into ${questionImportRow} (import_id, number, state, reading, lines, faults)
    select ${importId}::int, number, state, reading, lines, faults
    from jsonb_to_recordset(${rows}::jsonb)
      as row(number int, state text, reading jsonb, lines jsonb, faults jsonb)`)
  await markBroken(tx, { importId, pictures: broken })
}

async function refuse(
  tx: Transaction,
  { importId, refusal }: { importId: number; refusal: FileRefusal },
): Promise<StepOutcome> {
  await tx
    .update(questionImport)
    .set({ state: 'failed', refusal })
    .where(and(eq(questionImport.id, importId), eq(questionImport.state, 'reading')))
  await tx.delete(questionImportRow).where(eq(questionImportRow.importId, importId))
  return { next: undefined, done: 0 }
}
