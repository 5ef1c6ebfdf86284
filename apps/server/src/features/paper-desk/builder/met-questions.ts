import type { Tx, tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import type { PaperRow } from '../paper-scope.ts'

/** When one of a paper's batches meets a question elsewhere, and in which paper. */
export type Met = { at: Date; paper: tables.LocalizedText }

type MetQuery = { paper: PaperRow; batchIds: readonly number[]; now: Date }

/**
 * Every question that who sits this paper has met by then: it stands in another paper of one of its batches that opens earlier. A
 * paper without batches is compared with those of its course. Papers still to come count as well: they will have been sat by then.
 */
export async function findMet(tx: Tx, { paper, batchIds, now }: MetQuery): Promise<Map<number, Met>> {
  const shared =
    batchIds.length > 0
      ? sql`exists (select from paper_batch of_other where of_other.paper_id = other.id
          and of_other.batch_id = any(${`{${batchIds.join()}}`}::int[]))`
      : sql`other.course_id = ${paper.courseId} and not exists (select from paper_batch where paper_id = other.id)`
  const { rows } = await tx.execute<{ question_id: number; at: string; title: tables.LocalizedText }>(sql`
    select distinct on (asked.question_id) asked.question_id, other.opens_at as at, other.title
    from paper other join paper_question asked on asked.paper_id = other.id
    where other.id <> ${paper.id} and ${shared}
      and other.opens_at <= ${(paper.opensAt ?? now).toISOString()}::timestamptz
    order by asked.question_id, other.opens_at desc`)
  return new Map(rows.map(({ question_id, at, title }) => [question_id, { at: new Date(at), paper: title }]))
}

const day = 86_400_000

/** Whether it was met so shortly before the paper that it should rest. */
export const isRecent = ({ at }: Met, { satAt, restDays }: { satAt: Date; restDays: number }): boolean =>
  satAt.getTime() - at.getTime() < restDays * day
