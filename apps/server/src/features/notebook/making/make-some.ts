import { setImmediate } from 'node:timers/promises'
import { type Transaction, tables } from '@prostuti/db'
import { replaySteps } from '@prostuti/exam-rules'
import { type Mistake, makeCards } from '@prostuti/learning-rules/cards/make-cards'
import { and, asc, eq, getTableColumns, gt, inArray, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { asAttempt, asSteps, type Paper, readSteps } from '../../exam/index.ts'
import { isToMake } from './is-to-make.ts'
import { writeMistakes } from './write-mistakes.ts'

const { attempt, doctor, paper, paperQuestion } = tables
const other = alias(attempt, 'other')
const asked = alias(paperQuestion, 'asked')

/** Few, so that a kill loses little and other work is not kept waiting: of a paper left blank every question becomes a card. */
const attemptsAtOnce = 20
const cardsAtOnce = 600

/** The paper as it was when its sweep began: with older keys than it has now, its attempts are taken again by the next one. */
type Chunk = { paper: Paper; now: Date; after: number }

/** The next few sittings of a paper behind a given one; undefined where there are none. */
export async function makeSome(
  tx: Transaction,
  { paper: sat, now, after }: Chunk,
): Promise<{ last: number; made: number } | undefined> {
  // Two machines at papers that share a question would both make its card, and one of them lose what it put in.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('make_notebook_cards'))`)
  // Whoever sits one of its questions now may not know what was right meanwhile, and that there is a card tells it: theirs wait
  // until they have handed in.
  const ownQuestions = tx
    .select({ id: paperQuestion.questionId })
    .from(paperQuestion)
    .where(eq(paperQuestion.paperId, sat.row.id))
  const sitsOneOfThem = tx
    .select({ one: sql`1` })
    .from(other)
    .innerJoin(asked, and(eq(asked.paperId, other.paperId), inArray(asked.questionId, ownQuestions)))
    .where(and(eq(other.doctorId, attempt.doctorId), isNull(other.finishedAt)))
  const rows = await tx
    .select({
      ...getTableColumns(attempt),
      pausedAt: paper.pausedAt,
      closedAt: doctor.closedAt,
    })
    .from(attempt)
    .innerJoin(paper, eq(paper.id, attempt.paperId))
    .innerJoin(doctor, eq(doctor.id, attempt.doctorId))
    .where(and(eq(attempt.paperId, sat.row.id), isToMake, gt(attempt.id, after), notExists(sitsOneOfThem)))
    .orderBy(asc(attempt.id))
    .limit(Math.max(1, Math.min(attemptsAtOnce, Math.floor(cardsAtOnce / sat.questions.length))))
    .for('no key update', { of: attempt, skipLocked: true })
  const last = rows.at(-1)?.id
  if (last === undefined) return undefined
  const steps = await readSteps(
    tx,
    rows.map(({ id }) => id),
  )
  const taken: { doctorId: number; attemptId: number; mistakes: Mistake[] }[] = []
  for (const row of rows) {
    // Whoever is sitting an exam goes first.
    await setImmediate()
    // A closed account learns nothing any more; one that was merged into another is closed.
    if (row.closedAt !== null) continue
    const answers = replaySteps(asAttempt(row), asSteps(sat, steps.get(row.id)))
    const mistakes = makeCards({ questions: sat.questions, answers, flaggedIds: row.flaggedIds })
    taken.push({ doctorId: row.doctorId, attemptId: row.id, mistakes })
  }
  await writeMistakes(tx, { paper: sat, taken, now })
  const ids = rows.map(({ id }) => id)
  await tx.update(attempt).set({ cardsRevision: sat.row.keysRevision }).where(inArray(attempt.id, ids))
  return { last, made: rows.length }
}
