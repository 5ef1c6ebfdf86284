import { type Db, tables } from '@prostuti/db'
import { and, asc, eq, exists, isNull, lt, or, sql } from 'drizzle-orm'
import { analyseAttempts } from './analyse-attempts.ts'
import { writeQuestionFigures } from './write-question-figures.ts'

const { attemptResult, paper, paperAnalysis, paperStanding } = tables

/**
 * One sweep: analyses the first attempts of every paper whose ranks are drawn and that was not analysed since, by the keys it has now.
 * Ranks are drawn when everybody is done, so that each is analysed once for every revision of its keys. Answers how many.
 */
export async function analyseClosedPapers(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  const marked = db.select({ one: sql`1` }).from(attemptResult).where(eq(attemptResult.paperId, paper.id))
  const due = await db
    .select({ id: paper.id })
    .from(paper)
    .innerJoin(
      paperStanding,
      and(eq(paperStanding.paperId, paper.id), eq(paperStanding.keysRevision, paper.keysRevision)),
    )
    .leftJoin(paperAnalysis, and(eq(paperAnalysis.paperId, paper.id), eq(paperAnalysis.attempts, 'first')))
    .where(
      and(
        exists(marked),
        or(
          isNull(paperAnalysis.paperId),
          lt(paperAnalysis.keysRevision, paper.keysRevision),
          lt(paperAnalysis.analysedAt, paperStanding.rankedAt),
        ),
      ),
    )
    .orderBy(asc(paper.id))
  let done = 0
  for (const { id } of due) {
    if (signal?.aborted) break
    await analyseAndKeep(db, { paperId: id, attempts: 'first', now })
    done += 1
  }
  return done
}

/** The analysis, and with first attempts what the bank says of each question. */
export async function analyseAndKeep(db: Db, order: Parameters<typeof analyseAttempts>[1]): Promise<void> {
  await analyseAttempts(db, order)
  if (order.attempts === 'first') await writeQuestionFigures(db, order.paperId)
}
