import type { Tx } from '@prostuti/db'
import { sql } from 'drizzle-orm'

/** The share of all examinees who got each question of a paper right, as the item analysis of its present keys has it. */
export async function readFacilities(
  tx: Tx,
  { id, keysRevision }: { id: number; keysRevision: number },
): Promise<Map<number, number>> {
  const { rows } = await tx.execute<{ id: number; facility: number | null }>(sql`
    select (item ->> 'questionId')::int as id, (item #>> '{byRight,facility}')::float8 as facility
    from paper_analysis cross join jsonb_array_elements(items) item
    where paper_id = ${id} and attempts = 'first' and keys_revision = ${keysRevision}`)
  return new Map(rows.flatMap(({ id: questionId, facility }) => (facility === null ? [] : [[questionId, facility]])))
}
