import { type Transaction, tables } from '@prostuti/db'
import { joinMistakes } from '@prostuti/learning-rules/cards/join-mistakes'
import type { Mistake } from '@prostuti/learning-rules/cards/make-cards'
import { queueDay } from '@prostuti/learning-rules/cards/queue-day'
import { studyDayOf } from '@prostuti/learning-rules/day/study-day'
import { and, asc, inArray, sql } from 'drizzle-orm'
import type { Paper } from '../../exam/index.ts'

const { notebookCard } = tables

type Taken = { doctorId: number; attemptId: number; mistakes: readonly Mistake[] }
type Writing = { paper: Paper; taken: readonly Taken[]; now: Date }
type Card = Pick<
  typeof notebookCard.$inferSelect,
  | 'doctorId'
  | 'questionId'
  | 'paperId'
  | 'versionId'
  | 'sources'
  | 'byHand'
  | 'leftBecause'
  | 'memory'
  | 'queueOn'
  | 'madeAt'
>

/**
 * What some sittings of a paper put into notebooks, in place of what the same sittings put there before. A card that nothing asks
 * for any more, because the key was corrected, leaves quietly if it was never retested; one that was taken out by hand stays out.
 */
export async function writeMistakes(tx: Transaction, { paper, taken, now }: Writing): Promise<void> {
  const known = await readKnown(tx, paper, taken)
  const cards = new Map<string, Card>()
  const keyOf = (doctorId: number, questionId: number) => `${doctorId} ${questionId}`
  for (const card of known) cards.set(keyOf(card.doctorId, card.questionId), card)
  const changed = new Map<string, Card>()
  for (const { doctorId, attemptId, mistakes } of taken) {
    const byQuestion = new Map(mistakes.map((mistake) => [mistake.questionId, mistake]))
    for (const { id: questionId, versionId } of paper.questions) {
      const key = keyOf(doctorId, questionId)
      const mistake = byQuestion.get(questionId)
      const card = cards.get(key)
      const had = card?.sources.some((source) => source.attemptId === attemptId) ?? false
      if (mistake === undefined && !had) continue
      const base = card ?? newCard({ doctorId, questionId, paperId: paper.row.id, versionId }, now)
      const others = base.sources.filter((source) => source.attemptId !== attemptId)
      const own = mistake ? [{ attemptId, reasons: mistake.reasons, stems: mistake.stems }] : []
      const next = settle({ ...base, sources: [...others, ...own] })
      cards.set(key, next)
      changed.set(key, next)
    }
  }
  await writeCards(tx, [...changed.values()])
}

function settle(card: Card): Card {
  if (card.leftBecause === 'by_hand') return card
  if (card.sources.length > 0) return { ...card, leftBecause: null }
  return card.byHand || card.memory !== null ? card : { ...card, leftBecause: 'corrected' }
}

const newCard = (identity: Pick<Card, 'doctorId' | 'questionId' | 'paperId' | 'versionId'>, now: Date): Card => ({
  ...identity,
  sources: [],
  byHand: false,
  leftBecause: null,
  memory: null,
  madeAt: now,
  queueOn: queueDay({ questionId: identity.questionId, memory: null, madeAt: now }, null, studyDayOf(now)),
})

/** In one order, so that two processes at two papers of the same doctors wait for each other and never both. */
function readKnown(tx: Transaction, { questions }: Paper, taken: readonly Taken[]): Promise<Card[]> {
  const doctorIds = taken.map(({ doctorId }) => doctorId)
  const questionIds = questions.map(({ id }) => id)
  return tx
    .select({
      doctorId: notebookCard.doctorId,
      questionId: notebookCard.questionId,
      paperId: notebookCard.paperId,
      versionId: notebookCard.versionId,
      sources: notebookCard.sources,
      byHand: notebookCard.byHand,
      leftBecause: notebookCard.leftBecause,
      memory: notebookCard.memory,
      queueOn: notebookCard.queueOn,
      madeAt: notebookCard.madeAt,
    })
    .from(notebookCard)
    .where(and(inArray(notebookCard.doctorId, doctorIds), inArray(notebookCard.questionId, questionIds)))
    .orderBy(asc(notebookCard.doctorId), asc(notebookCard.questionId))
    .for('update')
}

/** As one value each time, however many there are. */
async function writeCards(tx: Transaction, cards: readonly Card[]): Promise<void> {
  if (cards.length === 0) return
  const rows = cards
    .toSorted((one, other) => one.doctorId - other.doctorId || one.questionId - other.questionId)
    .map((card) => ({
      doctor_id: card.doctorId,
      question_id: card.questionId,
      paper_id: card.paperId,
      version_id: card.versionId,
      sources: card.sources,
      stems: card.byHand ? null : joinMistakes(card.sources).stems,
      left_because: card.leftBecause,
      queue_on: card.queueOn,
      made_at: card.madeAt,
    }))
  await tx.execute(sql`
    insert into notebook_card (doctor_id, question_id, paper_id, version_id, sources, stems, left_because, queue_on, made_at)
    select doctor_id, question_id, paper_id, version_id, sources, stems, left_because, queue_on, made_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) made(doctor_id integer, question_id integer, paper_id integer,
      version_id integer, sources jsonb, stems integer[], left_because text, queue_on date, made_at timestamptz)
    on conflict (doctor_id, question_id) do update
      set sources = excluded.sources, stems = excluded.stems, left_because = excluded.left_because`)
}
