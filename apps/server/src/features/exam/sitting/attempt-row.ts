import { type Transaction, type Tx, tables } from '@prostuti/db'
import { type Attempt, graceMs } from '@prostuti/exam-rules'
import { and, getTableColumns, inArray, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'

const { attempt, paper } = tables

/** With what of its paper says whether its time runs. */
export type AttemptRow = typeof attempt.$inferSelect & { pausedAt: Date | null }

/** As lists read it: without the order of the questions, which is long. */
export type ListedAttempt = AttemptTimes & Pick<AttemptRow, 'id' | 'number' | 'answeredPlaces' | 'partialPlaces'>

type AttemptTimes = Pick<
  AttemptRow,
  'startedAt' | 'endsAt' | 'ranked' | 'finishedAt' | 'finishedBy' | 'voidedAt' | 'pausedAt'
>

/** An attempt's row in the words of the rules. When it was regraded stands with its result. */
export function asAttempt(row: AttemptTimes): Attempt {
  const { startedAt, endsAt, ranked, finishedAt, finishedBy, voidedAt, pausedAt } = row
  const finish = finishedAt && finishedBy ? { at: finishedAt, by: finishedBy } : null
  return { startedAt, endsAt, pausedAt, ranked, finish, regradedAt: null, voidedAt }
}

/** What `asAttempt` needs, for whoever joins the paper and does not want the whole row: the order of the questions is long. */
export const attemptTimeColumns = {
  startedAt: attempt.startedAt,
  endsAt: attempt.endsAt,
  ranked: attempt.ranked,
  finishedAt: attempt.finishedAt,
  finishedBy: attempt.finishedBy,
  voidedAt: attempt.voidedAt,
  pausedAt: paper.pausedAt,
}

const pausedAtOf =
  sql<Date | null>`(select ${paper.pausedAt} from ${paper} where ${paper.id} = ${attempt.paperId})`.mapWith(
    paper.pausedAt,
  )

export const attemptColumns = { ...getTableColumns(attempt), pausedAt: pausedAtOf }

/**
 * Locks attempts in the order in which saves do. Whether they are paused is asked once they are: a pause locks them too, so it
 * cannot change before the transaction ends.
 */
export async function lockAttempts(tx: Transaction, where: SQL | undefined): Promise<AttemptRow[]> {
  const rows = await tx.select().from(attempt).where(where).orderBy(attempt.doctorId, attempt.paperId).for('update')
  return withPauses(tx, rows)
}

export async function withPauses(tx: Tx, rows: (typeof attempt.$inferSelect)[]): Promise<AttemptRow[]> {
  const ids = [...new Set(rows.map(({ paperId }) => paperId))]
  if (ids.length === 0) return []
  const papers = await tx.select({ id: paper.id, pausedAt: paper.pausedAt }).from(paper).where(inArray(paper.id, ids))
  const pausedAt = new Map(papers.map((each) => [each.id, each.pausedAt]))
  return rows.map((row) => ({ ...row, pausedAt: pausedAt.get(row.paperId) ?? null }))
}

/** An attempt that can still take what arrived then: the rule of `isRunning`. */
export const isOpenAt = (at: Date): SQL | undefined => and(isNull(attempt.finishedAt), or(not(isPast(at)), isHeld))

/** What nothing is waited for any more but nobody has finished and marked yet. */
export const isOverdue = (now: Date): SQL | undefined => and(isNull(attempt.finishedAt), isPast(now), not(isHeld))

const isPast = (at: Date) => lte(attempt.endsAt, new Date(at.getTime() - graceMs))

/** While its paper is paused, an attempt that was running when that began does not run out: the rule of `endNow`. */
const isHeld = sql`exists (select from ${paper} where ${paper.id} = ${attempt.paperId} and ${paper.pausedAt} < ${attempt.endsAt})`
