import { randomInt } from 'node:crypto'
import { type Db, type Transaction, tables } from '@prostuti/db'
import { isRunning, markAttempt } from '@prostuti/exam-rules'
import { drawSet } from '@prostuti/learning-rules/practice/draw-set'
import type { PracticeChoices } from '@prostuti/learning-rules/practice/practice-choices'
import { rulesForSome } from '@prostuti/learning-rules/practice/practice-rules'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, desc, eq, gt, isNotNull, lte, notExists, or, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { invalidFields } from '../../../input/refuse-fields.ts'
import { asAttempt, asSteps, finishExpiredOf, readAttemptsOf, readSteps } from '../../exam/index.ts'
import type { ReadPool } from '../pool/read-pool.ts'
import { splitMarked } from '../pool/split-marked.ts'
import type { OwnSet } from './find-set.ts'
import { titleOfMissed } from './title-of-set.ts'
import { type MadeSet, spareMs, writeSet } from './write-set.ts'

const { attempt, practiceSet } = tables

type Missed = OwnSet & { doctorId: number; readPool: ReadPool; now: Date; locale: Locale }

/**
 * Makes a set of what was missed in another one, sat as that was. Which questions come again tells what was right in the others, so it
 * is made only when all of them may be told: nothing behind the set is shut, and none of its attempts runs. What the office has retired
 * or given to everybody since is not asked again, as in every set that is drawn.
 */
export async function makeSetOfMissed(db: Db, given: Missed): Promise<MadeSet> {
  const { paper, practice, doctorId, readPool, now, locale } = given
  const missed = await readMissed(db, given)
  const { questions } = await readPool(doctorId, now)
  const asked = questions.filter(({ id }) => missed.has(id))
  if (asked.length === 0) throw invalidFields({ questions: messages.practice_none_missed({}, { locale }) })
  const seed = randomInt(2 ** 31)
  const drawn = drawSet(asked, { size: asked.length, seed })
  const choices: PracticeChoices = { ...practice.choices, source: 'wrong' }
  const rules = rulesForSome(paper.row.rules, { of: paper.questions.length, size: drawn.length })
  const title = titleOfMissed(paper.row.title)
  return db.transaction(async (tx) => {
    // Whoever presses twice waits here, and gets what the first press made.
    await tx
      .select({ id: practiceSet.paperId })
      .from(practiceSet)
      .where(eq(practiceSet.paperId, paper.row.id))
      .for('update')
    const ids = drawn.map(({ id }) => id)
    const made = await findUntouched(tx, { doctorId, choices, ids, now })
    if (made !== undefined) return { id: made, questions: ids.length }
    return writeSet(tx, { doctorId, choices, title, rules, seed, drawn, now })
  })
}

async function readMissed(db: Db, { paper, embargoes, doctorId, now }: Missed): Promise<Set<number>> {
  const paperId = paper.row.id
  await finishExpiredOf(db, { doctorId, paperId, now })
  const rows = await readAttemptsOf(db, { doctorId, paperId })
  const last = rows.find(({ finishedAt }) => finishedAt !== null)
  const runs = rows.some((row) => isRunning(now, asAttempt(row)))
  if (embargoes.size > 0 || runs || !last?.isMarked) throw new AppError('answers_not_released')
  const steps = await readSteps(db, [last.id])
  return new Set(
    splitMarked(markAttempt(paper.markable, asAttempt(last), asSteps(paper, steps.get(last.id)))).missedIds,
  )
}

type Wanted = { doctorId: number; choices: PracticeChoices; ids: readonly number[]; now: Date }

/** A set of the same questions that was made a moment ago, and in which nothing is answered. */
async function findUntouched(tx: Transaction, { doctorId, choices, ids, now }: Wanted) {
  const list = `{${ids.join()}}`
  const isTouched = or(gt(attempt.steps, 0), isNotNull(attempt.finishedAt), lte(attempt.endsAt, now))
  const touched = tx
    .select({ one: sql`1` })
    .from(attempt)
    .where(and(eq(attempt.paperId, practiceSet.paperId), isTouched))
  const [found] = await tx
    .select({ id: practiceSet.paperId })
    .from(practiceSet)
    .where(
      and(
        eq(practiceSet.doctorId, doctorId),
        gt(practiceSet.createdAt, new Date(now.getTime() - spareMs)),
        sql`${practiceSet.questionIds} @> ${list}::int[] and ${practiceSet.questionIds} <@ ${list}::int[]`,
        sql`${practiceSet.choices} = ${JSON.stringify(choices)}::jsonb`,
        notExists(touched),
      ),
    )
    .orderBy(desc(practiceSet.paperId))
    .limit(1)
  return found?.id
}
