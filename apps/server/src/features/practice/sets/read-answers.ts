import type { Tx } from '@prostuti/db'
import { isRunning } from '@prostuti/exam-rules'
import type { Locale } from '@prostuti/text/locale'
import { AppError } from '../../../errors.ts'
import { asAttempt, finishExpiredOf, presentAnswers, type QuestionAnswer, readAttemptsOf } from '../../exam/index.ts'
import type { OwnSet } from './find-set.ts'

type AnswersQuery = OwnSet & { doctorId: number; number: number | undefined; now: Date; locale: Locale }

/**
 * What is right in a set, as far as it may be told: everything of an attempt that was handed in, of one that runs in study mode what was
 * shown. What is shut now is left out.
 */
export async function readAnswers(tx: Tx, given: AnswersQuery): Promise<QuestionAnswer[]> {
  const { paper, practice, shut, doctorId, number, now, locale } = given
  await finishExpiredOf(tx, { doctorId, paperId: paper.row.id, now })
  const rows = await readAttemptsOf(tx, { doctorId, paperId: paper.row.id })
  const running = rows.find((row) => isRunning(now, asAttempt(row)))
  const row = number === undefined ? (running ?? rows[0]) : rows.find((each) => each.number === number)
  if (row === undefined) throw new AppError('not_found')
  if (running === undefined) return presentAnswers(tx, { paper, row, locale, without: shut })
  // The same questions run: only what was shown in that attempt, and to nobody who turns back to an earlier one.
  if (practice.mode !== 'study' || row !== running) throw new AppError('answers_not_released')
  const hidden = paper.questions.filter(({ id, bit }) => row.shownPlaces?.[bit] !== '1' || shut.has(id))
  return presentAnswers(tx, { paper, row, locale, without: new Set(hidden.map(({ id }) => id)) })
}
