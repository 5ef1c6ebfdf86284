import type { Tx } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { AppError } from '../../../errors.ts'
import type { Paper } from '../papers/paper-store.ts'
import { answersOpen } from '../results/answers-open.ts'
import { readEmbargoedQuestions } from '../results/read-embargoes.ts'
import { presentAnswers, type QuestionAnswer } from '../results/read-question-answers.ts'
import { questionOfTheDay } from './question-of-the-day.ts'

type FeaturedPaper = { paper: Paper; featured: boolean; now: Date; locale: Locale }

/** The question of the day of the featured exam, for everybody alike: nobody's own choice is in it. */
export async function readTodaysAnswer(
  tx: Tx,
  { paper, featured, now, locale }: FeaturedPaper,
): Promise<QuestionAnswer[]> {
  if (!featured) throw new AppError('not_found')
  const open = answersOpen(now, paper.row, { attempts: [], featured, embargoUntil: undefined })
  if (!open.released) throw new AppError('answers_not_released')
  // One question alone tells nothing of the others: only those are passed over that stand in an exam to come.
  const embargoed = await readEmbargoedQuestions(tx, { paperId: paper.row.id, now })
  const today = questionOfTheDay(
    paper.questions.filter(({ id }) => !embargoed.has(id)),
    now,
  )
  return today === undefined ? [] : presentAnswers(tx, { paper, only: today, locale })
}
