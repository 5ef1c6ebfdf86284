import { type Tx, tables } from '@prostuti/db'
import type { CardMemory, Rating } from '@prostuti/learning-rules/cards/card-memory'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type OpenPaper, readOpenPapers } from '../../exam/index.ts'

const { notebookCard, question } = tables

/** A card that its doctor may read now; what it asks is loaded for those alone that are shown. */
export type ReadableCard = {
  questionId: number
  /** An open paper with the question: its own if that is open, else the newest. */
  paperId: number
  subjectId: number
  topicId: number | null
  memory: CardMemory | null
  lastRating: Rating | null
  queueOn: string
  hasNote: boolean
  correctedAt: Date | null
  isLeft: boolean
}

type Reader = {
  doctorId: number
  now: Date
  /** Left out: all of them. */
  only?: readonly number[]
  /** With those that left because their key was corrected, for telling so. */
  withLeft?: true
  /** Those alone that were taken out by hand. */
  takenOut?: boolean
}

export type Readable = { cards: ReadableCard[]; papers: Map<number, OpenPaper> }

/**
 * The doctor's cards, as far as they may be read at this moment: those whose question stands in a paper whose answers are open to
 * them. Every call of the notebook begins here, so that none shows, counts or judges aloud what another would hide. The same few
 * queries for ten cards and for five thousand.
 */
export async function readReadable(tx: Tx, { doctorId, now, only, withLeft, takenOut }: Reader): Promise<Readable> {
  const open = await readOpenPapers(tx, { doctorId, now })
  const papers = new Map(open.map((each) => [each.paper.id, each]))
  if (open.length === 0 || only?.length === 0) return { cards: [], papers }
  const openIds = sql`${`{${[...papers.keys()].join()}}`}::integer[]`
  const openPaper = sql<number | null>`(select asked.paper_id from paper_question asked
    where asked.question_id = ${notebookCard.questionId} and asked.paper_id = any(${openIds})
    order by asked.paper_id = ${notebookCard.paperId} desc, asked.paper_id desc limit 1)`
  const rows = await tx
    .select({
      questionId: notebookCard.questionId,
      paperId: openPaper,
      subjectId: question.subjectId,
      topicId: question.topicId,
      memory: notebookCard.memory,
      lastRating: notebookCard.lastRating,
      queueOn: notebookCard.queueOn,
      hasNote: sql<boolean>`${notebookCard.note} is not null`,
      correctedAt: notebookCard.correctedAt,
      leftBecause: notebookCard.leftBecause,
    })
    .from(notebookCard)
    .innerJoin(question, eq(question.id, notebookCard.questionId))
    .where(
      and(
        eq(notebookCard.doctorId, doctorId),
        takenOut
          ? eq(notebookCard.leftBecause, 'by_hand')
          : withLeft
            ? sql`${notebookCard.leftBecause} is distinct from 'by_hand'`
            : isNull(notebookCard.leftBecause),
        only && inArray(notebookCard.questionId, [...only]),
      ),
    )
    .orderBy(notebookCard.questionId)
  const cards = rows.flatMap(({ paperId, leftBecause, ...card }) =>
    paperId === null ? [] : [{ ...card, paperId, isLeft: leftBecause !== null }],
  )
  return { cards, papers }
}
