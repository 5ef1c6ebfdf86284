import type { QueryOf, ResponseOf } from '@prostuti/contract'
import type { listEffects as call } from '@prostuti/contract/staff'
import type { Tx } from '@prostuti/db'
import { type SQL, sql } from 'drizzle-orm'
import type { FoundCorrection } from '../drafts/find-correction.ts'

type Effects = ResponseOf<typeof call>
type View = NonNullable<QueryOf<typeof call>['show']>

const usual = 12

/**
 * What a correction does to those who sat one of its papers. Whom it does not touch has no row of its own and stands as they are: a
 * picture of ranks without them would have holes.
 */
export async function listEffects(
  tx: Tx,
  { found: { correction }, query }: { found: FoundCorrection; query: QueryOf<typeof call> },
): Promise<Effects> {
  const { show = 'top', page = 1, paper = correction.paperId } = query
  const size = query['per-page'] ?? usual
  const { where, order } = views[show]
  const source = sql`
    from attempt_result result join attempt on attempt.id = result.attempt_id join doctor on doctor.id = attempt.doctor_id
    left join correction_effect effect on effect.attempt_id = result.attempt_id and effect.correction_id = ${correction.id}
    cross join lateral (select
      coalesce(effect.marks_before, result.marks) as marks_before, coalesce(effect.marks_after, result.marks) as marks_after,
      case when effect.attempt_id is null then result.rank else effect.rank_before end as rank_before,
      case when effect.attempt_id is null then result.rank else effect.rank_after end as rank_after,
      case when effect.attempt_id is null then result.outcome else effect.outcome_before end as outcome_before,
      case when effect.attempt_id is null then result.outcome else effect.outcome_after end as outcome_after,
      coalesce(effect.has_objected, false) as has_objected) told
    where result.paper_id = ${paper} and attempt.voided_at is null and ${where}`
  const { rows } = await tx.execute<Effects['rows'][number]>(sql`
    select result.attempt_id, doctor.name, told.*, (
      select case when jsonb_typeof(answer) = 'null' then null else answer end from answer_step
      where answer_step.attempt_id = attempt.id and question_id = ${correction.questionId}
      order by sequence desc limit 1) as answer
    ${source} order by ${order}, result.attempt_id limit ${size} offset ${(page - 1) * size}`)
  const { rows: counted } = await tx.execute<{ total: number }>(sql`select count(*)::int as total ${source}`)
  return { rows, total: counted[0]!.total }
}

const moved = sql`(told.rank_after - told.rank_before)`

/** Which of them, and in which order. */
const views: Record<View, { where: SQL; order: SQL }> = {
  top: { where: sql`told.rank_before is not null`, order: sql`told.rank_before` },
  flips: {
    where: sql`told.outcome_before is distinct from told.outcome_after`,
    order: sql`told.outcome_after, told.rank_before nulls last`,
  },
  fallen: { where: sql`${moved} > 0`, order: sql`${moved} desc, told.rank_before` },
  risen: { where: sql`${moved} < 0`, order: sql`${moved}, told.rank_before` },
  objected: { where: sql`told.has_objected`, order: sql`told.rank_before nulls last` },
  all: {
    where: sql`told.marks_before <> told.marks_after`,
    order: sql`told.rank_before nulls last`,
  },
}
