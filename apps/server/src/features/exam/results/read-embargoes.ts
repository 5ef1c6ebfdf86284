import { type Tx, tables } from '@prostuti/db'
import { never } from '@prostuti/exam-rules'
import { and, eq, inArray, isNotNull, max, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { closingNow, momentOf } from '../papers/closing-now.ts'
import { readRunningPapers } from './read-running-papers.ts'

const { paper, paperQuestion } = tables

const elsewhere = alias(paperQuestion, 'elsewhere')

type PapersOfDoctor = {
  paperIds: readonly number[]
  /** Who is to read them; undefined for whoever reads for nobody in particular. */
  doctorId: number | undefined
  now: Date
}

/**
 * Until when other papers keep back what is right, by paper: the closing of the last ranked one, open or to come, that shares a
 * question with it, in whatever version; for as long as nobody knows where the results of one are withheld, or where its reader is
 * sitting one at this moment. What nothing keeps back is left out.
 */
export async function readEmbargoes(tx: Tx, { paperIds, doctorId, now }: PapersOfDoctor): Promise<Map<number, Date>> {
  if (paperIds.length === 0) return new Map()
  const sat = await readRunningPapers(tx, { doctorId, now })
  const rows = await tx
    .select({
      paperId: paperQuestion.paperId,
      closing: max(closingNow(now)),
      isForLong: sql<boolean>`bool_or(${or(isHeld, isOneOf(sat))})`,
    })
    .from(paperQuestion)
    .innerJoin(elsewhere, isElsewhere)
    .innerJoin(paper, and(eq(paper.id, elsewhere.paperId), keepsBack(now, sat)))
    .where(inArray(paperQuestion.paperId, [...paperIds]))
    .groupBy(paperQuestion.paperId)
  return new Map(
    rows.flatMap(({ paperId, closing, isForLong }) => {
      if (isForLong) return [[paperId, never]]
      return closing ? [[paperId, new Date(closing)]] : []
    }),
  )
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

/** All questions that are kept back from a doctor now: of the few exams that run or come, however many questions there are. */
export async function readAllEmbargoed(
  tx: Tx,
  { doctorId, now }: { doctorId: number; now: Date },
): Promise<Set<number>> {
  const sat = await readRunningPapers(tx, { doctorId, now })
  const rows = await tx
    .selectDistinct({ id: paperQuestion.questionId })
    .from(paper)
    .innerJoin(paperQuestion, eq(paperQuestion.paperId, paper.id))
    .where(keepsBack(now, sat))
  return new Set(rows.map(({ id }) => id))
}

const isElsewhere = and(
  eq(elsewhere.questionId, paperQuestion.questionId),
  ne(elsewhere.paperId, paperQuestion.paperId),
)

const isHeld = isNotNull(paper.heldAt)

const isOneOf = (paperIds: readonly number[]): SQL | undefined =>
  paperIds.length > 0 ? inArray(paper.id, [...paperIds]) : undefined

const keepsBack = (now: Date, sat: readonly number[]): SQL | undefined => or(isUnclosed(now), isOneOf(sat))

/**
 * A ranked paper that is shown and that somebody can still sit in its own time, by the rule of `isRankedPaper` and `closingOf`; or one
 * whose results are withheld.
 */
export const isUnclosed = (now: Date): SQL | undefined =>
  and(paper.isActive, not(paper.marksEarly), or(sql`${closingNow(now)} > ${momentOf(now)}`, isHeld))
