import { type Tx, tables } from '@prostuti/db'
import { never } from '@prostuti/exam-rules'
import { and, eq, isNotNull, max, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { closingNow, momentOf } from '../papers/closing-now.ts'

const { paper, paperQuestion, practiceSet } = tables

const elsewhere = alias(paperQuestion, 'elsewhere')

/**
 * Until when other papers keep back what is right, by paper: the closing of the last ranked one, open or to come, that shares a
 * question with it, in whatever version; for as long as nobody knows where the results of one are withheld. What nothing keeps back is
 * left out.
 */
export async function readEmbargoes(
  tx: Tx,
  { paperIds, now }: { paperIds: readonly number[]; now: Date },
): Promise<Map<number, Date>> {
  if (paperIds.length === 0) return new Map()
  const rows = await tx
    .select({
      paperId: sql<number>`asked.paper_id`,
      closing: max(closingNow(now)),
      isHeld: sql<boolean>`bool_or(${isHeld})`,
    })
    .from(askedIn(paperIds))
    .innerJoin(elsewhere, sql`${elsewhere.questionId} = asked.question_id and ${elsewhere.paperId} <> asked.paper_id`)
    .innerJoin(paper, and(eq(paper.id, elsewhere.paperId), isUnclosed(now)))
    .groupBy(sql`asked.paper_id`)
  return new Map(
    rows.flatMap(({ paperId, closing, isHeld: forLong }) =>
      closing ? [[paperId, forLong ? never : new Date(closing)]] : [],
    ),
  )
}

/** What these papers ask: exams, and what a doctor drew from them to practise. */
const askedIn = (paperIds: readonly number[]): SQL => {
  const ids = sql`${`{${paperIds.join()}}`}::int[]`
  return sql`(select paper_id, question_id from ${paperQuestion} where paper_id = any(${ids})
    union all select paper_id, unnest(question_ids) from ${practiceSet} where paper_id = any(${ids})) as asked`
}

/** Those of a paper's questions that stand in such a paper: of the others the key may be told one by one. */
export async function readEmbargoedQuestions(
  tx: Tx,
  { paperId, now }: { paperId: number; now: Date },
): Promise<Set<number>> {
  const rows = await tx
    .selectDistinct({ id: paperQuestion.questionId })
    .from(paperQuestion)
    .innerJoin(elsewhere, isElsewhere)
    .innerJoin(paper, and(eq(paper.id, elsewhere.paperId), isUnclosed(now)))
    .where(eq(paperQuestion.paperId, paperId))
  return new Set(rows.map(({ id }) => id))
}

/** All questions that are kept back now: of the few exams that run or come, however many questions there are. */
export async function readAllEmbargoed(tx: Tx, now: Date): Promise<Set<number>> {
  const rows = await tx
    .selectDistinct({ id: paperQuestion.questionId })
    .from(paper)
    .innerJoin(paperQuestion, eq(paperQuestion.paperId, paper.id))
    .where(isUnclosed(now))
  return new Set(rows.map(({ id }) => id))
}

const isElsewhere = and(
  eq(elsewhere.questionId, paperQuestion.questionId),
  ne(elsewhere.paperId, paperQuestion.paperId),
)

const isHeld = isNotNull(paper.heldAt)

/**
 * A ranked paper that is shown and that somebody can still sit in its own time, by the rule of `isRankedPaper` and `closingOf`; or one
 * whose results are withheld.
 */
export const isUnclosed = (now: Date): SQL | undefined =>
  and(paper.isActive, not(paper.marksEarly), or(sql`${closingNow(now)} > ${momentOf(now)}`, isHeld))
