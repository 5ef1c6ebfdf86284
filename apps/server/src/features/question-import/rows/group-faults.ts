import type { ResponseOf } from '@prostuti/contract'
import type { readImport } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'

const { questionImportRow } = tables

type Group = ResponseOf<typeof readImport>['import']['groups'][number]

const numbersAtMost = 12

/** Equal faults together, what cannot be taken first. Questions that the bank has already are a group of their own. */
export async function groupFaults(tx: Tx, importId: number): Promise<Group[]> {
  const { rows: faults } = await tx.execute<Omit<Group, 'percents'>>(sql`
    select fault ->> 'code' as code, fault ->> 'weight' as weight, count(distinct number)::int as count,
      (array_agg(distinct number))[1:${sql.raw(String(numbersAtMost))}] as numbers,
      (array_agg(fault ->> 'found' order by number))[1] as found,
      (array_agg(fault ->> 'expected' order by number))[1] as expected
    from ${questionImportRow}, jsonb_array_elements(faults) fault
    where import_id = ${importId} and state in ('cannot', 'look')
    group by 1, 2 order by weight, count desc, code`)
  const { rows: similar } = await tx.execute<Pick<Group, 'count' | 'numbers' | 'percents'>>(sql`
    select count(*)::int as count,
      (array_agg(number order by number))[1:${sql.raw(String(numbersAtMost))}] as numbers,
      (array_agg(("similar" -> 0 ->> 'percent')::int order by number))[1:3] as percents
    from ${questionImportRow}
    where import_id = ${importId} and state in ('cannot', 'look') and "similar" <> '[]'
    having count(*) > 0`)
  return [
    ...faults.map((group) => ({ ...group, percents: [] })),
    ...similar.map((group) => ({ ...group, code: 'similar', weight: 'look' as const, found: null, expected: null })),
  ]
}
