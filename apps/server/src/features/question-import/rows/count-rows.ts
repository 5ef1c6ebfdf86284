import type { ResponseOf } from '@prostuti/contract'
import type { changeImportRows } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, count, eq, inArray, sql } from 'drizzle-orm'

const { questionImportRow } = tables

export type RowCounts = ResponseOf<typeof changeImportRows>['counts']

const nothing = (): RowCounts => ({ ready: 0, look: 0, cannot: 0, left: 0, taken: 0 })

export async function countRows(tx: Tx, importId: number): Promise<RowCounts> {
  return (await countRowsOf(tx, [importId])).get(importId) ?? nothing()
}

/** Of several imports at once. */
export async function countRowsOf(tx: Tx, importIds: number[]): Promise<Map<number, RowCounts>> {
  const counts = new Map(importIds.map((id) => [id, nothing()]))
  const { importId, state } = questionImportRow
  const found = await tx
    .select({ importId, state, count: count() })
    .from(questionImportRow)
    .where(inArray(importId, importIds))
    .groupBy(importId, state)
  for (const each of found) counts.get(each.importId)![each.state] = each.count
  return counts
}

/** The first row in this state, behind this one or, where none is, from the beginning. */
export async function nextIn(
  tx: Tx,
  { importId, state, after }: { importId: number; state: 'cannot' | 'look'; after: number },
): Promise<number | null> {
  const { number } = questionImportRow
  const numbers = await tx
    .select({ number })
    .from(questionImportRow)
    .where(inState({ importId, state }))
    .orderBy(sql`${number} <= ${after}`, number)
    .limit(1)
  return numbers[0]?.number ?? null
}

const inState = ({ importId, state }: { importId: number; state: 'cannot' | 'look' }) =>
  and(eq(questionImportRow.importId, importId), eq(questionImportRow.state, state))
