import type { Tx } from '@prostuti/db'
import { sql } from 'drizzle-orm'

/**
 * The share of all examinees who got each question of a paper right, as the item analysis by these keys has it; undefined before there
 * is one.
 */
export async function readFacilities(
  tx: Tx,
  { paperId, keysRevision }: { paperId: number; keysRevision: number },
): Promise<Map<number, number> | undefined> {
  const { rows } = await tx.execute<{ id: number | null; facility: number | null }>(sql`
    select (item ->> 'questionId')::int as id, (item #>> '{byRight,facility}')::float8 as facility
    from paper_analysis left join lateral jsonb_array_elements(items) item on true
    where paper_id = ${paperId} and attempts = 'first' and keys_revision = ${keysRevision}`)
  if (rows.length === 0) return undefined
  return new Map(rows.flatMap(({ id, facility }) => (id === null || facility === null ? [] : [[id, facility]])))
}
