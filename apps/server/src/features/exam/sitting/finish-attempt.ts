import { type Transaction, type Tx, tables } from '@prostuti/db'
import { finishByDeadline, finishByDoctor, graceMs } from '@prostuti/exam-rules'
import { and, desc, eq, isNotNull, isNull, lte, not, notExists, or, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { markAttemptRow } from '../marking/mark-attempt-row.ts'
import { loadPaper, type Paper } from '../papers/paper-store.ts'
import { attemptOf } from './attempt-of.ts'
import type { AttemptRow } from './attempt-row.ts'
import { asAttempt } from './attempt-row.ts'

const { answerStep, attempt, device } = tables

/** The doctor hands in: the finish and the marks are one transaction. Asking again gives the attempt that was handed in. */
export async function finishAttempt(
  tx: Transaction,
  { paper, doctorId, number, now }: { paper: Paper; doctorId: number; number?: number | undefined; now: Date },
): Promise<AttemptRow> {
  const own = attemptOf({ doctorId, paperId: paper.row.id, number })
  const newest = tx.select().from(attempt).where(own).orderBy(desc(attempt.number)).limit(1)
  // From here on a save waits, and then finds the attempt finished; those before it are seen by the next statement.
  const [row] = await newest.for('update')
  if (row === undefined) throw new AppError('not_found')
  if (row.finishedAt !== null && row.isMarked) return row
  const finished = row.finishedAt === null ? await writeFinish(tx, row, await lastMoment(tx, row, now)) : row
  await markAttemptRow(tx, paper, finished, now)
  return { ...finished, isMarked: true }
}

/**
 * A save that was acknowledged lies before the finish, even if it reached us a moment after the wish to finish, or
 * another process's clock is ahead.
 */
async function lastMoment(tx: Tx, row: AttemptRow, now: Date): Promise<Date> {
  const [last] = await tx
    .select({ at: sql<Date | null>`max(${answerStep.savedAt})`.mapWith(answerStep.savedAt) })
    .from(answerStep)
    .where(eq(answerStep.attemptId, row.id))
  return last?.at && last.at > now ? last.at : now
}

async function writeFinish(tx: Tx, row: AttemptRow, now: Date): Promise<AttemptRow> {
  const { finish } = finishByDoctor(now, asAttempt(row))
  if (finish === null) throw new Error('finishing finishes')
  return setFinish(tx, row, finish)
}

async function setFinish(tx: Tx, row: AttemptRow, { at, by }: { at: Date; by: 'doctor' | 'deadline' }) {
  await tx.update(attempt).set({ finishedAt: at, finishedBy: by }).where(eq(attempt.id, row.id))
  await letGoOfDevices(tx, row.doctorId)
  return { ...row, finishedAt: at, finishedBy: by }
}

/** What an exam held may be given up again once none of the doctor's is running. */
async function letGoOfDevices(tx: Tx, doctorId: number): Promise<void> {
  const running = tx
    .select({ id: attempt.id })
    .from(attempt)
    .where(and(eq(attempt.doctorId, doctorId), isNull(attempt.finishedAt)))
  await tx
    .update(device)
    .set({ heldUntil: null })
    .where(and(eq(device.doctorId, doctorId), isNotNull(device.heldUntil), notExists(running)))
}

/** What nothing is waited for any more but nobody has finished and marked yet. */
export const isOverdue = (now: Date) =>
  and(isNull(attempt.finishedAt), lte(attempt.endsAt, new Date(now.getTime() - graceMs)))

/** Finishes and marks what is overdue of one doctor, so that whoever looks finds a result. Gives back how many there were. */
export async function finishExpiredOf(
  tx: Tx,
  { doctorId, paperId, now }: { doctorId: number; paperId?: number; now: Date },
): Promise<number> {
  const unmarked = and(isNotNull(attempt.finishedAt), not(attempt.isMarked))
  const due = and(
    eq(attempt.doctorId, doctorId),
    paperId === undefined ? undefined : eq(attempt.paperId, paperId),
    or(isOverdue(now), unmarked),
  )
  const [any] = await tx.select({ id: attempt.id }).from(attempt).where(due).limit(1)
  if (any === undefined) return 0
  return tx.transaction(async (inside) => {
    const rows = await inside.select().from(attempt).where(due).orderBy(attempt.id).for('update')
    for (const row of rows) {
      const { finish } = finishByDeadline(now, asAttempt(row))
      const finished = row.finishedAt === null && finish ? await setFinish(inside, row, finish) : row
      await markAttemptRow(inside, await loadPaper(inside, row.paperId), finished, now)
    }
    return rows.length
  })
}
