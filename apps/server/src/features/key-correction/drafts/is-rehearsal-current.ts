import { type Tx, tables } from '@prostuti/db'
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { satPapers } from '../sat-papers.ts'

const { attempt, attemptResult, paper } = tables

type Rehearsed = Pick<typeof tables.keyCorrection.$inferSelect, 'questionId' | 'summary'>

/**
 * Whether what the rehearsal found still holds: the same papers, their keys at the same revision, and as many ranked attempts. Then
 * publishing comes to exactly what was rehearsed.
 */
export async function isRehearsalCurrent(tx: Tx, { questionId, summary }: Rehearsed): Promise<boolean> {
  if (summary === null) return false
  const paperIds = await satPapers(tx, questionId)
  const known = new Map(summary.papers.map((effect) => [effect.paperId, effect]))
  if (paperIds.length !== known.size) return false
  if (paperIds.length === 0) return true
  const revisions = await tx
    .select({ id: paper.id, keysRevision: paper.keysRevision })
    .from(paper)
    .where(inArray(paper.id, paperIds))
  const ranked = await tx
    .select({ id: attemptResult.paperId, count: count() })
    .from(attemptResult)
    .innerJoin(attempt, eq(attempt.id, attemptResult.attemptId))
    .innerJoin(paper, eq(paper.id, attemptResult.paperId))
    .where(
      and(
        inArray(attemptResult.paperId, paperIds),
        attemptResult.ranked,
        isNull(attempt.voidedAt),
        sql`${attemptResult.keysRevision} = ${paper.keysRevision}`,
      ),
    )
    .groupBy(attemptResult.paperId)
  const rankedIn = new Map(ranked.map((row) => [row.id, row.count]))
  return revisions.every(({ id, keysRevision }) => {
    const effect = known.get(id)
    return effect !== undefined && effect.keysRevision === keysRevision && effect.ranked === (rankedIn.get(id) ?? 0)
  })
}
