import { type Transaction, type Tx, tables } from '@prostuti/db'
import { ranksRelease } from '@prostuti/exam-rules'
import { and, eq, sql } from 'drizzle-orm'

const { paper, paperStanding } = tables

/** Whether every result of a paper that can be is marked with its present keys. */
export async function areMarked(tx: Tx, paperId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ waiting: boolean }>(sql`
    select exists (
      select from attempt_result result join paper on paper.id = result.paper_id
      where paper.id = ${paperId} and result.keys_revision < paper.keys_revision and not exists (
        select from marking_fault fault
        where fault.attempt_id = result.attempt_id and fault.keys_revision = paper.keys_revision)) as waiting`)
  return rows[0]?.waiting === false
}

/** Whether its ranks are drawn with its present keys; also where their time has not come. */
export async function areRanked(tx: Tx, { paperId, now }: { paperId: number; now: Date }): Promise<boolean> {
  const [row] = await tx.select().from(paper).where(eq(paper.id, paperId))
  if (row === undefined || !ranksRelease(now, { ...row, heldAt: null }).released) return true
  const drawn = and(eq(paperStanding.paperId, paperId), eq(paperStanding.keysRevision, row.keysRevision))
  return (await tx.$count(paperStanding, drawn)) > 0
}

/**
 * What was rehearsed is what came of it; should it not be, because somebody handed in meanwhile, doctors are told what is so. Taken
 * back, everybody has what they had before.
 */
export async function settleEffects(
  tx: Transaction,
  { correctionId, takesBack }: { correctionId: number; takesBack: boolean },
): Promise<void> {
  const side = sql.raw(takesBack ? 'before' : 'after')
  await tx.execute(sql`
    update correction_effect effect
    set marks_${side} = result.marks, out_of_${side} = result.out_of, outcome_${side} = result.outcome,
      rank_${side} = coalesce(result.rank, effect.rank_${side})
    from attempt_result result
    where effect.correction_id = ${correctionId} and result.attempt_id = effect.attempt_id
      and (effect.marks_${side}, effect.out_of_${side}, effect.outcome_${side}, effect.rank_${side}) is distinct from
        (result.marks, result.out_of, result.outcome, coalesce(result.rank, effect.rank_${side}))`)
}
