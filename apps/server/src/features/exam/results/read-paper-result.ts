import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { Paper } from '../papers/paper-store.ts'
import { attemptColumns } from '../sitting/attempt-row.ts'
import { finishExpiredOf } from '../sitting/finish-attempt.ts'
import { type ExamResult, readResult } from './read-result.ts'

const { attempt } = tables

type ResultQuery = {
  paper: Paper
  doctorId: number
  /** The newest finished one if left out. */
  number: number | undefined
  now: Date
  locale: Locale
  embargoes?: ReadonlyMap<number, Date> | undefined
}

/** The result of a doctor's own attempt, and how many of theirs have one. What is over but not yet finished is finished first. */
export async function readPaperResult(
  tx: Tx,
  { paper, doctorId, number, now, locale, embargoes }: ResultQuery,
): Promise<{ result: ExamResult; attempts: number }> {
  const paperId = paper.row.id
  await finishExpiredOf(tx, { doctorId, paperId, now })
  const finished = await tx
    .select(attemptColumns)
    .from(attempt)
    .where(and(eq(attempt.paperId, paperId), eq(attempt.doctorId, doctorId), isNotNull(attempt.finishedAt)))
    .orderBy(desc(attempt.number))
  const row = number === undefined ? finished[0] : finished.find((each) => each.number === number)
  if (row === undefined) throw new AppError('not_found')
  return { result: await readResult(tx, { paper, attempt: row, now, locale, embargoes }), attempts: finished.length }
}
