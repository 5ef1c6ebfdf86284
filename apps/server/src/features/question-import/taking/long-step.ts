import { setTimeout as delay } from 'node:timers/promises'
import { type Transaction, tables } from '@prostuti/db'
import { and, eq, sql } from 'drizzle-orm'
import type { JobStep, StepOutcome } from '../../staff-jobs/index.ts'
import type { LongDeed, LongWork } from './long-work.ts'

const { questionImport } = tables

export type LongInput = {
  importId: number
  /** What it was before the job began, and is again when it comes to nothing. */
  from: 'open' | 'taken' | 'undone'
}

type Step = JobStep<LongInput> & { work: LongWork; to: 'taken' | 'undone'; deed: LongDeed }

/** Another process is at it; this one waits for its word, or for its end. */
class Elsewhere extends Error {}

/** One look after a write that goes on behind the steps. Its last one makes it stay. */
export async function longStep(
  tx: Transaction,
  { jobId, input: { importId }, position, db, work, to, deed }: Step,
): Promise<StepOutcome> {
  const [found] = await tx
    .select({ state: questionImport.state, jobId: questionImport.jobId })
    .from(questionImport)
    .where(eq(questionImport.id, importId))
  const before = Number(position?.done ?? 0)
  // A process that died after it was kept, and before it could say so.
  if (found?.state !== 'taking' || found.jobId !== jobId) return { next: undefined, done: 0 }
  try {
    const { done, isWritten } = await work.watch(importId, db, alone(importId, withEnd(deed, { importId, jobId, to })))
    if (!isWritten) return { next: { done }, done: done - before }
    await work.keep(importId)
    return { next: undefined, done: done - before }
  } catch (error) {
    if (!(error instanceof Elsewhere)) throw error
    await delay(500)
    return { next: { done: before }, done: 0 }
  }
}

/** Two processes may step the same job by turns, but only one of them writes. */
const alone = (importId: number, { write, finish }: LongDeed): LongDeed => ({
  async write(tx, report) {
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('question_import'), ${importId}::int) as mine`,
    )
    if (rows[0]?.mine !== true) throw new Elsewhere()
    await write(tx, report)
  },
  finish,
})

const withEnd = (
  { write, finish }: LongDeed,
  { importId, jobId, to }: { importId: number; jobId: number; to: 'taken' | 'undone' },
): LongDeed => ({
  write,
  async finish(tx) {
    await finish(tx)
    const isOurs = and(
      eq(questionImport.id, importId),
      eq(questionImport.state, 'taking'),
      eq(questionImport.jobId, jobId),
    )
    const { rowCount } = await tx.update(questionImport).set({ state: to }).where(isOurs)
    if (rowCount !== 1) throw new Error('the import was taken back meanwhile')
  },
})
