import type { QueryOf, ResponseOf } from '@prostuti/contract'
import { type listImportRows, rowsPerPage } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import type { Fault } from '@prostuti/question-formats'
import { and, asc, eq, sql } from 'drizzle-orm'

const { questionImportRow } = tables

type RowsQuery = QueryOf<typeof listImportRows> & { importId: number }
type Listed = ResponseOf<typeof listImportRows>

const textAtMost = 160

/** A page of the list; what is long of a row stays in the database. */
export async function listRows(
  tx: Tx,
  { importId, show = 'all', order = 'file', page = 1 }: RowsQuery,
): Promise<Listed> {
  const row = questionImportRow
  const isListed = and(eq(row.importId, importId), show === 'all' ? undefined : eq(row.state, show))
  const worstFirst = sql`array_position(array['cannot', 'look'], ${row.state}) nulls last`
  const found = await tx
    .select({
      number: row.number,
      state: row.state,
      type: sql<'sba' | 'mcq'>`${row.reading} ->> 'type'`,
      text: sql<string>`left(${row.reading} #>> '{text,bn}', ${textAtMost})`,
      pictures: sql<number>`jsonb_array_length(${row.reading} -> 'pictures') + jsonb_array_length(jsonb_path_query_array(${row.reading}, '$.parts[*].picture.file'))`,
      formulas: sql<boolean>`(${row.reading} -> 'text' || jsonb_build_object('parts', ${row.reading} -> 'parts'))::text ~ ${formula}`,
      faults: row.faults,
      similar: row.similar,
    })
    .from(row)
    .where(isListed)
    .orderBy(...(order === 'faults' ? [worstFirst] : []), asc(row.number))
    .limit(rowsPerPage)
    .offset((page - 1) * rowsPerPage)
  const rows = found.map(({ faults, similar, ...each }) => ({
    ...each,
    fault: worst(faults),
    similar: mostAlike(similar),
  }))
  return { total: await tx.$count(row, isListed), rows }
}

/** The stored notation, as JSON has it: `^{`, `_{`, `\\frac{`, `\\sqrt{`. */
export const formula = String.raw`\^\{|_\{|frac\{|sqrt\{`

const worst = (faults: readonly Fault[]): Fault | null =>
  faults.find(({ weight }) => weight === 'cannot') ?? faults[0] ?? null

const mostAlike = ([first]: readonly { questionId: number; percent: number }[]) =>
  first === undefined ? null : { question_id: first.questionId, percent: first.percent }
