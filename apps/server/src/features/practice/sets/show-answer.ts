import type { ResponseOf, showPracticeAnswer } from '@prostuti/contract'
import { type Db, type Transaction, tables } from '@prostuti/db'
import { isRunning } from '@prostuti/exam-rules'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import {
  type AttemptRow,
  asAttempt,
  type LoadedQuestion,
  lockAttempts,
  type Paper,
  presentAnswers,
} from '../../exam/index.ts'
import type { OwnSet } from './find-set.ts'

const { attempt } = tables

type Answer = ResponseOf<typeof showPracticeAnswer>['question_answer']

type Showing = OwnSet & { doctorId: number; questionId: number; now: Date; locale: Locale }

/**
 * In study mode: what is right in a question. Its answer must be on disk, and from then on no other is taken: both are settled under the
 * lock that every save waits for. Asked again, it says the same again.
 */
export async function showAnswer(db: Db, showing: Showing): Promise<Answer> {
  const { paper, practice, questionId, locale } = showing
  const question = paper.byId.get(questionId)
  if (practice.mode !== 'study' || question === undefined) throw new AppError('not_found')
  const row = await db.transaction((tx) => fixAnswer(tx, showing, question))
  // Only now: what is told must be on disk first.
  const [answer] = await presentAnswers(db, { paper, row, locale, only: question })
  return answer!
}

async function fixAnswer(
  tx: Transaction,
  { paper, shut, doctorId, now }: Showing,
  question: LoadedQuestion,
): Promise<AttemptRow> {
  const running = and(eq(attempt.paperId, paper.row.id), eq(attempt.doctorId, doctorId), isNull(attempt.finishedAt))
  const [row] = await lockAttempts(tx, running)
  if (row === undefined || !isRunning(now, asAttempt(row))) throw new AppError('exam_finished')
  const isAnswered = row.answeredPlaces[question.bit] === '1' || row.partialPlaces[question.bit] === '1'
  if (!isAnswered || shut.has(question.id)) throw new AppError('answers_not_released')
  const before = sql`coalesce(${attempt.shownPlaces}, ${nothingShown(paper)}::varbit)`
  await tx
    .update(attempt)
    .set({ shownPlaces: sql`set_bit(${before}, ${question.bit}, 1)` })
    .where(eq(attempt.id, row.id))
  return row
}

const nothingShown = ({ questions }: Paper): string => '0'.repeat(questions.length)
