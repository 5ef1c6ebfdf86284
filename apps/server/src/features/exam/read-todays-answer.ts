import type { Tx } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { AppError } from '../../errors.ts'
import { answersOpen } from './answers-open.ts'
import type { Paper } from './paper-store.ts'
import { questionOfTheDay } from './question-of-the-day.ts'
import { presentAnswers, type QuestionAnswer } from './read-question-answers.ts'

type Given = { paper: Paper; featured: boolean; now: Date; locale: Locale }

/** The question of the day of the featured exam, for everybody alike: nobody's own choice is in it. */
export async function readTodaysAnswer(tx: Tx, { paper, featured, now, locale }: Given): Promise<QuestionAnswer[]> {
  if (!featured) throw new AppError('not_found')
  if (!answersOpen(now, paper.row, [], true)) throw new AppError('answers_not_released')
  const today = questionOfTheDay(paper.questions, now)
  return today === undefined ? [] : presentAnswers(tx, { paper, only: today, locale })
}
