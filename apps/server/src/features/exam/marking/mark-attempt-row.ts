import { setImmediate } from 'node:timers/promises'
import { type Tx, tables } from '@prostuti/db'
import { analyseSubjects, markAttempt, summariseResult } from '@prostuti/exam-rules'
import { inArray, sql } from 'drizzle-orm'
import { asSteps, readSteps, type WrittenStep } from '../journal/read-steps.ts'
import type { Paper } from '../papers/paper-store.ts'
import { asAttempt } from '../sitting/attempt-row.ts'
import { clearFaults, faultOf, type MarkingFault, writeFaults } from './marking-faults.ts'

const { attempt, attemptResult } = tables

type AttemptRow = typeof attempt.$inferSelect
type NewResult = typeof attemptResult.$inferInsert

/**
 * Replays the steps of finished attempts of a paper and writes down what they came to; answers how many could be marked. One that cannot
 * is written down as such and holds up none of the others. Run it in a transaction that locked the rows.
 */
export async function markAttemptRows(tx: Tx, paper: Paper, rows: readonly AttemptRow[], now: Date): Promise<number> {
  const steps = await readSteps(
    tx,
    rows.map(({ id }) => id),
  )
  const results: NewResult[] = []
  const faults: MarkingFault[] = []
  for (const row of rows) {
    if (row.finishedAt === null) throw new Error(`attempt ${row.id} is still running`)
    // Whoever is sitting an exam goes first.
    await setImmediate()
    try {
      results.push(markRow(paper, row, steps.get(row.id), now))
    } catch (error) {
      faults.push(faultOf(row, { error, keysRevision: paper.row.keysRevision, at: now }))
    }
  }
  await writeResults(tx, results)
  await writeFaults(tx, faults)
  return results.length
}

/** The same of one; false where it could not be marked. */
export const markAttemptRow = async (tx: Tx, paper: Paper, row: AttemptRow, now: Date): Promise<boolean> =>
  (await markAttemptRows(tx, paper, [row], now)) === 1

function markRow(paper: Paper, row: AttemptRow, steps: readonly WrittenStep[] | undefined, now: Date): NewResult {
  if (row.finishedAt === null) throw new Error(`attempt ${row.id} is still running`)
  const marked = markAttempt(paper.markable, asAttempt({ ...row, pausedAt: null }), asSteps(paper, steps))
  const { marks, outOf, lost, right, wrong, blank, states, outcome } = summariseResult(paper.row.rules, marked)
  return {
    attemptId: row.id,
    paperId: row.paperId,
    ranked: row.ranked,
    finishedAt: row.finishedAt,
    marks,
    outOf,
    lost,
    right,
    wrong,
    blank,
    correctQuestions: states.correct,
    wrongQuestions: states.wrong,
    partialQuestions: states.partial,
    blankQuestions: states.blank,
    outcome: outcome ?? null,
    subjects: analyseSubjects(marked),
    keysRevision: paper.row.keysRevision,
    markedAt: now,
  }
}

/** Marks made with older keys never replace newer ones, and a place among the others stays until ranks are drawn again. */
async function writeResults(tx: Tx, results: NewResult[]): Promise<void> {
  if (results.length === 0) return
  const made = (column: string) => sql.raw(`excluded.${column}`)
  await tx
    .insert(attemptResult)
    .values(results)
    .onConflictDoUpdate({
      target: attemptResult.attemptId,
      set: {
        marks: made('marks'),
        outOf: made('out_of'),
        lost: made('lost'),
        right: made('"right"'),
        wrong: made('wrong'),
        blank: made('blank'),
        correctQuestions: made('correct_questions'),
        wrongQuestions: made('wrong_questions'),
        partialQuestions: made('partial_questions'),
        blankQuestions: made('blank_questions'),
        outcome: made('outcome'),
        subjects: made('subjects'),
        keysRevision: made('keys_revision'),
        markedAt: made('marked_at'),
        // How it went is worked out anew, whatever was marked again and why.
        insightRevision: null,
        regradedAt: sql`case when ${attemptResult.keysRevision} < excluded.keys_revision
          then excluded.marked_at else ${attemptResult.regradedAt} end`,
      },
      setWhere: sql`${attemptResult.keysRevision} <= excluded.keys_revision`,
    })
  const ids = results.map(({ attemptId }) => attemptId)
  await tx.update(attempt).set({ isMarked: true }).where(inArray(attempt.id, ids))
  await clearFaults(tx, ids)
}
