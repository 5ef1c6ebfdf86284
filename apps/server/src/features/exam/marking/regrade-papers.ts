import { type Db, tables } from '@prostuti/db'
import { and, eq, exists, gt, lt, sql } from 'drizzle-orm'
import { regradePaper } from './regrade-paper.ts'
import { sweepPapers } from './sweep-papers.ts'

const { attemptResult, paper } = tables

/** One sweep over the papers whose keys were corrected; answers how many results were marked again. */
export async function regradePapers(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  const outdated = db
    .select({ one: sql`1` })
    .from(attemptResult)
    .where(and(eq(attemptResult.paperId, paper.id), lt(attemptResult.keysRevision, paper.keysRevision)))
  const due = await db
    .select({ id: paper.id })
    .from(paper)
    .where(and(gt(paper.keysRevision, 1), exists(outdated)))
    .orderBy(paper.id)
  return sweepPapers(due, (paperId) => regradePaper(db, { paperId, now, signal }))
}
