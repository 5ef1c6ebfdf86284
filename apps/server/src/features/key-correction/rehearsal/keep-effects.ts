import type { Transaction, tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import { bestFirst } from '../../exam/index.ts'
import type { RehearsedPaper } from './rehearse-paper.ts'

/**
 * Draws the ranks of a rehearsed paper before and after, over the window that draws the real ones, keeps what becomes of everybody whom
 * the correction touches, and gives back the sum of it. Run in the transaction that rehearsed.
 */
export async function keepEffects(
  tx: Transaction,
  { correctionId, questionId, rehearsed }: { correctionId: number; questionId: number; rehearsed: RehearsedPaper },
): Promise<tables.PaperEffect> {
  const { paper, attempts, choices } = rehearsed
  const paperId = paper.row.id
  await tx.execute(sql`
    create temporary table ranked on commit drop as
    select rehearsed.*, before.rank as rank_before, after.rank as rank_after
    from rehearsed
    left join (select attempt_id, rank() over (${bestFirst}) as rank
      from (select attempt_id, marks_before as marks, wrong_before as wrong, finished_at
        from rehearsed join attempt_result using (attempt_id) where rehearsed.ranked) was
    ) before using (attempt_id)
    left join (select attempt_id, rank() over (${bestFirst}) as rank
      from (select attempt_id, marks_after as marks, wrong_after as wrong, finished_at
        from rehearsed join attempt_result using (attempt_id) where rehearsed.ranked) becomes
    ) after using (attempt_id)`)
  await tx.execute(sql`
    insert into correction_effect (correction_id, attempt_id, paper_id, doctor_id, marks_before, marks_after, out_of_before,
      out_of_after, rank_before, rank_after, outcome_before, outcome_after, has_objected)
    select ${correctionId}, attempt_id, ${paperId}, doctor_id, marks_before, marks_after, out_of_before, out_of_after,
      rank_before, rank_after, outcome_before, outcome_after,
      exists (select from objection where objection.paper_id = ${paperId} and objection.question_id = ${questionId}
        and objection.doctor_id = ranked.doctor_id)
    from ranked
    where (marks_before, out_of_before, outcome_before, rank_before) is distinct from
      (marks_after, out_of_after, outcome_after, rank_after)`)
  const { rows } = await tx.execute<Sums>(sql`
    select count(*) filter (where ranked)::int as ranked,
      count(*) filter (where marks_after > marks_before)::int as rising,
      count(*) filter (where marks_after < marks_before)::int as falling,
      min(marks_after - marks_before) filter (where marks_after > marks_before) as "leastGain",
      max(marks_after - marks_before) filter (where marks_after > marks_before) as "mostGain",
      min(marks_before - marks_after) filter (where marks_after < marks_before) as "leastLoss",
      max(marks_before - marks_after) filter (where marks_after < marks_before) as "mostLoss",
      count(*) filter (where outcome_before = 'failed' and outcome_after = 'passed')::int as "newlyPassed",
      count(*) filter (where outcome_before = 'passed' and outcome_after = 'failed')::int as "newlyFailed",
      case when count(outcome_before) filter (where ranked) > 0
        then count(*) filter (where ranked and outcome_before = 'passed') end::int as "passedBefore",
      case when count(outcome_after) filter (where ranked) > 0
        then count(*) filter (where ranked and outcome_after = 'passed') end::int as "passedAfter",
      round(avg(marks_before) filter (where ranked))::int as "averageBefore",
      round(avg(marks_after) filter (where ranked))::int as "averageAfter",
      coalesce(max(out_of_before), ${paper.row.totalMarks})::int as "outOfBefore",
      coalesce(max(out_of_after), ${paper.row.totalMarks})::int as "outOfAfter",
      count(*) filter (where rank_after <= 100 and rank_before > 100)::int as "newInTop"
    from ranked`)
  await tx.execute(sql`drop table ranked, rehearsed`)
  const { leastGain, mostGain, leastLoss, mostLoss, ...sums } = rows[0]!
  const span = (least: number | null, most: number | null) => (least === null || most === null ? null : { least, most })
  return {
    paperId,
    keysRevision: paper.row.keysRevision,
    attempts,
    choices,
    ...sums,
    gain: span(leastGain, mostGain),
    loss: span(leastLoss, mostLoss),
  }
}

type Sums = Pick<
  tables.PaperEffect,
  | 'ranked'
  | 'rising'
  | 'falling'
  | 'newlyPassed'
  | 'newlyFailed'
  | 'passedBefore'
  | 'passedAfter'
  | 'averageBefore'
  | 'averageAfter'
  | 'outOfBefore'
  | 'outOfAfter'
  | 'newInTop'
> & { leastGain: number | null; mostGain: number | null; leastLoss: number | null; mostLoss: number | null }
