import { setImmediate } from 'node:timers/promises'
import { type Db, type Transaction, tables } from '@prostuti/db'
import { markAttempt } from '@prostuti/exam-rules'
import { analyseAttempt } from '@prostuti/learning-rules/insight/analyse-attempt'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { atLeisure } from '../../../queues/at-leisure.ts'
import { asAttempt, asSteps, loadPaper, type Paper, readSteps } from '../../exam/index.ts'
import { writeSatQuestions } from '../../practice/index.ts'

const { attempt, attemptInsight, attemptResult, paper } = tables

type InsightRow = typeof attemptInsight.$inferInsert

/** As many steps as are read at once, on the whole: they are all in memory while they are worked through. */
const stepsAtOnce = 1500
const attemptsAtOnce = 25

type Sweep = {
  /** Aborted when the process wants to end: then the rest is for another run. */
  signal?: AbortSignal | undefined
  /** How long to rest for every millisecond of work. */
  rest?: number
}

/**
 * One sweep: works out how every attempt went that is marked with the present keys of its paper and of which that is not known yet. Some
 * at a time, each time in a transaction of its own: what a kill leaves undone is found by the next run. Answers how many. Of practice, which
 * has no page that tells it, only what was right and what was missed is kept.
 */
export async function workOutInsights(db: Db, now: Date, { signal, rest = 1 }: Sweep = {}): Promise<number> {
  const papers = rememberPaper()
  let [last, done] = [0, 0]
  const errors: unknown[] = []
  while (!signal?.aborted) {
    const some = await atLeisure(() => db.transaction((tx) => workOutSome(tx, { after: last, now, papers, errors })), {
      rest,
      signal,
    })
    if (some === undefined) break
    last = some.last
    done += some.count
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} attempts could not be worked out`)
  return done
}

type Some = { after: number; now: Date; papers: ReturnType<typeof rememberPaper>; errors: unknown[] }
type Waiting = { attempt: typeof attempt.$inferSelect; revision: number }

async function workOutSome(
  tx: Transaction,
  { after, now, papers, errors }: Some,
): Promise<{ last: number; count: number } | undefined> {
  // The rows are held, so that no regrade comes between reading the keys and writing down what they say.
  const waiting = await tx
    .select({ attempt, revision: attemptResult.keysRevision })
    .from(attemptResult)
    .innerJoin(attempt, eq(attempt.id, attemptResult.attemptId))
    .innerJoin(paper, and(eq(paper.id, attemptResult.paperId), eq(paper.keysRevision, attemptResult.keysRevision)))
    .where(
      and(sql`insight_revision is distinct from ${attemptResult.keysRevision}`, gt(attemptResult.attemptId, after)),
    )
    .orderBy(asc(attemptResult.attemptId))
    .limit(attemptsAtOnce)
    .for('update', { of: attemptResult, skipLocked: true })
  const chosen = withinSteps(waiting)
  const last = chosen.at(-1)?.attempt.id
  if (last === undefined) return undefined
  const steps = await readSteps(
    tx,
    chosen.map((each) => each.attempt.id),
  )
  const ids: number[] = []
  const rows: InsightRow[] = []
  const asked: Parameters<typeof writeSatQuestions>[1][number][] = []
  for (const { attempt: row, revision } of chosen) {
    // Whoever is sitting an exam goes first.
    await setImmediate()
    const sat = await papers(tx, row, revision)
    // A key was corrected meanwhile: it is marked again first.
    if (sat === undefined) continue
    ids.push(row.id)
    try {
      const replayed = asSat(sat, row, steps.get(row.id))
      const marked = markAttempt(replayed.paper, replayed.attempt, replayed.steps)
      asked.push({ attemptId: row.id, keysRevision: revision, marked })
      if (sat.practice !== null) continue
      const { insight: figures, pace } = analyseAttempt(replayed, marked)
      const about = { attemptId: row.id, paperId: row.paperId, keysRevision: revision }
      rows.push({ ...about, pace: [...pace], figures, workedOutAt: now })
    } catch (error) {
      // It is stepped over: its page says that nothing can be said.
      errors.push(new Error(`attempt ${row.id}`, { cause: error }))
    }
  }
  if (ids.length > 0) await write(tx, ids, rows)
  await writeSatQuestions(tx, asked)
  return { last, count: rows.length }
}

const asSat = (paper: Paper, row: Waiting['attempt'], written: Parameters<typeof asSteps>[1]) => ({
  paper: { ...paper.markable, durationMinutes: paper.row.durationMinutes },
  attempt: asAttempt({ ...row, pausedAt: null }),
  steps: asSteps(paper, written),
  flaggedIds: row.flaggedIds,
})

async function write(tx: Transaction, ids: readonly number[], rows: readonly InsightRow[]): Promise<void> {
  await tx.delete(attemptInsight).where(inArray(attemptInsight.attemptId, [...ids]))
  if (rows.length > 0) await tx.insert(attemptInsight).values([...rows])
  await tx
    .update(attemptResult)
    .set({ insightRevision: sql`${attemptResult.keysRevision}` })
    .where(inArray(attemptResult.attemptId, [...ids]))
}

/** The first few whose steps together are not too many; one at least. */
function withinSteps(waiting: readonly Waiting[]): readonly Waiting[] {
  let steps = 0
  const end = waiting.findIndex((each) => {
    steps += each.attempt.steps
    return steps > stepsAtOnce
  })
  return end < 0 ? waiting : waiting.slice(0, Math.max(1, end))
}

/** Attempts of one paper follow each other: the last one that was loaded is most often the next one, too. */
function rememberPaper() {
  let known: Paper | undefined
  return async (
    tx: Transaction,
    { paperId: id }: { paperId: number },
    keysRevision: number,
  ): Promise<Paper | undefined> => {
    if (known?.row.id !== id || known.row.keysRevision !== keysRevision) known = await loadPaper(tx, id)
    return known.row.keysRevision === keysRevision ? known : undefined
  }
}
