import { type Tx, tables } from '@prostuti/db'
import { queueDay } from '@prostuti/learning-rules/cards/queue-day'
import { studyDayOf } from '@prostuti/learning-rules/day/study-day'
import type { Locale } from '@prostuti/text/locale'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { readOpenPapers } from '../../exam/index.ts'
import { type Card, presentCards } from '../readable/present-cards.ts'
import { readReadable } from '../readable/readable-cards.ts'

const { notebookCard, paperQuestion } = tables

type OneCard = { doctorId: number; questionId: number; now: Date }
type Shown = OneCard & { locale: Locale }

/** The card of a question; 404 where there is none, it was taken out, or the doctor may not read it now. */
export async function readCard(tx: Tx, { doctorId, questionId, now, locale }: Shown): Promise<Card> {
  const { cards, papers } = await readReadable(tx, { doctorId, now, only: [questionId] })
  const [card] = await presentCards(tx, { doctorId, cards, papers, locale, now })
  if (card === undefined) throw new AppError('not_found')
  return card
}

/** Puts a question in by hand: any that stands in a paper whose answers are open to the doctor. */
export async function keepCard(tx: Tx, given: Shown): Promise<Card> {
  const { doctorId, questionId, now } = given
  const open = await readOpenPapers(tx, { doctorId, now })
  const [asked] = await tx
    .select({ paperId: paperQuestion.paperId, versionId: paperQuestion.versionId })
    .from(paperQuestion)
    .where(
      and(
        eq(paperQuestion.questionId, questionId),
        inArray(
          paperQuestion.paperId,
          open.map(({ paper }) => paper.id),
        ),
      ),
    )
    .orderBy(desc(paperQuestion.paperId))
    .limit(1)
  if (asked === undefined) throw new AppError('not_found')
  const queueOn = queueDay({ questionId, memory: null, madeAt: now }, null, studyDayOf(now))
  await tx
    .insert(notebookCard)
    .values({ doctorId, questionId, ...asked, byHand: true, queueOn, madeAt: now })
    .onConflictDoUpdate({
      target: [notebookCard.doctorId, notebookCard.questionId],
      // Whoever puts a question in asks for the whole of it, whichever of its stems went wrong in an exam.
      set: { byHand: true, leftBecause: null, stems: null },
    })
  return readCard(tx, given)
}

/** What is remembered of it stays, for when it comes back. */
export async function takeCardOut(tx: Tx, card: OneCard): Promise<void> {
  await requireReadable(tx, card)
  await tx.update(notebookCard).set({ leftBecause: 'by_hand', byHand: false }).where(isCard(card))
}

export async function noteCard(tx: Tx, { note, ...card }: Shown & { note: string }): Promise<Card> {
  await requireReadable(tx, card)
  await tx
    .update(notebookCard)
    .set({ note: note || null })
    .where(isCard(card))
  return readCard(tx, card)
}

async function requireReadable(tx: Tx, { doctorId, questionId, now }: OneCard): Promise<void> {
  const { cards } = await readReadable(tx, { doctorId, now, only: [questionId] })
  if (cards.length === 0) throw new AppError('not_found')
}

const isCard = ({ doctorId, questionId }: OneCard) =>
  and(eq(notebookCard.doctorId, doctorId), eq(notebookCard.questionId, questionId))
