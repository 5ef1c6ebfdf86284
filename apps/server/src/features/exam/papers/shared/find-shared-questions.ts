import { type Tx, tables } from '@prostuti/db'
import { answersMoment, closingOf, isRankedPaper } from '@prostuti/exam-rules'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PaperRow } from '../paper-times.ts'

const { paper, paperQuestion } = tables

/**
 * Another paper that asks some of the same questions. `answers_out`: its answers are out or come with every finish, so whoever
 * sits the paper may know them. `answers_wait`: it is ranked, shown and not closed, so the answers of both wait for it.
 */
export type SharedQuestions = {
  paperId: number
  key: string
  title: PaperRow['title']
  questionIds: number[]
  concern: 'answers_out' | 'answers_wait' | 'none'
  /** Until when it keeps the answers of the paper back; null where it does not. */
  until: Date | null
}

/** For staff who make or publish a paper: with which others it shares questions, and what follows. Hidden papers count too. */
export async function findSharedQuestions(
  tx: Tx,
  { paperId, now }: { paperId: number; now: Date },
): Promise<SharedQuestions[]> {
  const elsewhere = alias(paperQuestion, 'elsewhere')
  const rows = await tx
    .select({
      paper,
      questionIds: sql<number[]>`array_agg(${elsewhere.questionId} order by ${paperQuestion.position})`,
    })
    .from(paperQuestion)
    .innerJoin(
      elsewhere,
      and(eq(elsewhere.questionId, paperQuestion.questionId), ne(elsewhere.paperId, paperQuestion.paperId)),
    )
    .innerJoin(paper, eq(paper.id, elsewhere.paperId))
    .where(eq(paperQuestion.paperId, paperId))
    .groupBy(paper.id)
    .orderBy(asc(paper.opensAt), asc(paper.id))
  return rows.map(({ paper: other, questionIds }) => {
    const { id, key, title } = other
    return { paperId: id, key, title, questionIds, ...concernOf(other, now) }
  })
}

function concernOf(other: PaperRow, now: Date): Pick<SharedQuestions, 'concern' | 'until'> {
  const closing = closingOf(now, other)
  // A hidden one keeps nothing back before it is shown: the rule of `isUnclosed`.
  if (other.isActive && isRankedPaper(other) && closing !== null && now < closing)
    return { concern: 'answers_wait', until: closing }
  const out = answersMoment(now, other)
  const opened = other.opensAt !== null && now >= other.opensAt
  return { concern: opened && (out === null || now >= out) ? 'answers_out' : 'none', until: null }
}
