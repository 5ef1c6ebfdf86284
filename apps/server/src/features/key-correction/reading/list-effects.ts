import type { QueryOf, ResponseOf } from '@prostuti/contract'
import type { listEffects as call } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { mayReadMarks } from '../../exam/index.ts'
import { inCourses, ofBranches, type StaffMember } from '../../staff/index.ts'
import type { FoundCorrection } from '../drafts/find-correction.ts'

const { paper, paperQuestion } = tables

type Effects = ResponseOf<typeof call>
type View = NonNullable<QueryOf<typeof call>['show']>

const usual = 12

type EffectsQuery = { found: FoundCorrection; query: QueryOf<typeof call>; member: StaffMember; now: Date }

/**
 * What a correction does to those who sat one of its papers. Whom it does not touch has no row of its own and stands as they are: a
 * picture of ranks without them would have holes.
 */
export async function listEffects(
  tx: Tx,
  { found: { correction }, query, member, now }: EffectsQuery,
): Promise<Effects> {
  const { show = 'top', page = 1, paper: paperId = correction.paperId } = query
  await refuseForeign(tx, { paperId, questionId: correction.questionId, member, now })
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
    where result.paper_id = ${paperId} and attempt.voided_at is null and ${where}
      and ${ofBranches(member, sql`attempt.doctor_id`) ?? sql`true`}`
  const { rows } = await tx.execute<Effects['rows'][number]>(sql`
    select result.attempt_id, doctor.name, told.*, (
      select case when jsonb_typeof(answer) = 'null' then null else answer end from written_step
      where written_step.attempt_id = attempt.id and question_id = ${correction.questionId}
      order by sequence desc limit 1) as answer
    ${source} order by ${order}, result.attempt_id limit ${size} offset ${(page - 1) * size}`)
  const { rows: counted } = await tx.execute<{ total: number }>(sql`select count(*)::int as total ${source}`)
  return { rows, total: counted[0]!.total }
}

type OfPaper = { paperId: number; questionId: number; member: StaffMember; now: Date }

/** Of the papers with the question, those of the member's courses; and only when what others got is theirs to know. */
async function refuseForeign(tx: Tx, { paperId, questionId, member, now }: OfPaper): Promise<void> {
  const [row] = await tx
    .select({ of: paper })
    .from(paperQuestion)
    .innerJoin(paper, eq(paper.id, paperQuestion.paperId))
    .where(and(eq(paper.id, paperId), eq(paperQuestion.questionId, questionId), inCourses(member, paper.courseId)))
  if (row === undefined || !mayReadMarks(now, member, row.of)) throw new AppError('not_found')
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
