import { type Transaction, type Tx, tables } from '@prostuti/db'
import { type Attempt, endNow, finishByDeadline, finishByDoctor } from '@prostuti/exam-rules'
import { and, eq, isNotNull, not, or, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { markAttemptRow } from '../marking/mark-attempt-row.ts'
import { loadPaper, type Paper } from '../papers/paper-store.ts'
import { attemptOf } from './attempt-of.ts'
import { type AttemptRow, asAttempt, isOverdue, lockAttempts } from './attempt-row.ts'
import { letGoOfDevices } from './hold-devices.ts'

const { answerStep, attempt } = tables

type Finish = {
  paper: Paper
  doctorId: number
  number?: number | undefined
  /** By a room whose time is up: left alone where more was given meanwhile. */
  whenOver?: boolean | undefined
  now: Date
}

/** The doctor hands in: the finish and the marks are one transaction. Asking again gives the attempt that was handed in. */
export async function finishAttempt(
  tx: Transaction,
  { paper, doctorId, number, whenOver, now }: Finish,
): Promise<AttemptRow> {
  // From here on a save waits, and then finds the attempt finished; those before it are seen by the next statement.
  const own = await lockAttempts(tx, attemptOf({ doctorId, paperId: paper.row.id, number }))
  const row = own.toSorted((one, other) => other.number - one.number)[0]
  if (row === undefined) throw new AppError('not_found')
  if (row.finishedAt !== null && row.isMarked) return row
  if (whenOver && row.finishedAt === null && now < endNow(now, row)) return row
  const finished = row.finishedAt === null ? await writeFinish(tx, row, await lastMoment(tx, row, now)) : row
  return { ...finished, isMarked: await markAttemptRow(tx, paper, finished, now) }
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
  return setFinish(tx, row, finishByDoctor(now, asAttempt(row)))
}

async function setFinish(tx: Tx, row: AttemptRow, { finish, endsAt }: Attempt): Promise<AttemptRow> {
  if (finish === null) throw new Error('finishing finishes')
  const finished = { finishedAt: finish.at, finishedBy: finish.by, endsAt }
  await tx.update(attempt).set(finished).where(eq(attempt.id, row.id))
  await letGoOfDevices(tx, row.doctorId)
  return { ...row, ...finished }
}

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
    const rows = await lockAttempts(inside, due)
    for (const row of rows) {
      const over = finishByDeadline(now, asAttempt(row))
      const finished = row.finishedAt === null ? await setFinish(inside, row, over) : row
      await markAttemptRow(inside, await loadPaper(inside, row.paperId), finished, now)
    }
    return rows.length
  })
}
