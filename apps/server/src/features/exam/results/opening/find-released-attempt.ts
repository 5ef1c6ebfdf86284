import { type Tx, tables } from '@prostuti/db'
import type { Release } from '@prostuti/exam-rules'
import { and, desc, eq } from 'drizzle-orm'
import { AppError } from '../../../../errors.ts'
import type { Paper } from '../../papers/paper-store.ts'
import { type AttemptRow, asAttempt, attemptColumns } from '../../sitting/attempt-row.ts'
import { finishExpiredOf } from '../../sitting/finish-attempt.ts'
import { answersOpen } from '../answers-open.ts'
import { readEmbargoes } from '../read-embargoes.ts'
import { showResult } from '../show-result.ts'

const { attempt, attemptResult } = tables

type AttemptQuery = {
  paper: Paper
  doctorId: number
  /** The newest finished one if left out. */
  number: number | undefined
  now: Date
}

export type ReleasedAttempt =
  | { release: Extract<Release, { released: true }>; attempt: AttemptRow; result: typeof attemptResult.$inferSelect }
  | { release: Extract<Release, { released: false }> }

/**
 * A doctor's own finished attempt with its result, for whatever tells more than marks do: only once its marks and the paper's answers are
 * both out. Before, the later of the two moments and nothing else.
 */
export async function findReleasedAttempt(
  tx: Tx,
  { paper, doctorId, number, now }: AttemptQuery,
): Promise<ReleasedAttempt> {
  const paperId = paper.row.id
  await finishExpiredOf(tx, { doctorId, paperId, now })
  const sat = await tx
    .select(attemptColumns)
    .from(attempt)
    .where(and(eq(attempt.paperId, paperId), eq(attempt.doctorId, doctorId)))
    .orderBy(desc(attempt.number))
  const finished = sat.filter(({ finishedAt }) => finishedAt !== null)
  const row = number === undefined ? finished[0] : finished.find((each) => each.number === number)
  if (row === undefined) throw new AppError('not_found')
  const embargoUntil = (await readEmbargoes(tx, { paperIds: [paperId], doctorId, now })).get(paperId)
  const [marked] = await tx.select().from(attemptResult).where(eq(attemptResult.attemptId, row.id))
  const shown = showResult(now, { paper: paper.row, attempt: asAttempt(row), embargoUntil, result: marked ?? null })
  const answers = answersOpen(now, paper.row, { attempts: sat.map(asAttempt), featured: false, embargoUntil })
  const { marks } = shown.release
  if (!marks.released || !answers.released) return { release: { released: false, at: laterOf(marks, answers) } }
  // What could not be marked waits, like what may not be shown yet.
  if (shown.result === null) return { release: { released: false, at: null } }
  return { release: { released: true }, attempt: row, result: shown.result }
}

/** Null where either has no moment that could be named. */
function laterOf(...releases: Release[]): Date | null {
  const moments = releases.flatMap((release) => (release.released ? [] : release.at))
  const known = moments.flatMap((at) => at ?? [])
  return known.length < moments.length ? null : new Date(Math.max(...known.map((at) => at.getTime())))
}
