import type { TimetableRow } from '@prostuti/exam-rules'
import type { Column } from './sheet-columns.ts'

/**
 * Where a sheet opens: at the row and the cell that the address names (`?row=12&cell=paperId`), or at the first row on or after its
 * day (`?day=2026-12-16`), which is today where it names none. When all is over, at the last row.
 */
export function firstPlace(
  address: URLSearchParams,
  { rows, columns, today }: { rows: readonly TimetableRow[]; columns: readonly Column[]; today: string },
): { row: number; column: number } {
  const named = rows.findIndex(({ id }) => String(id) === address.get('row'))
  const day = address.get('day') ?? today
  const next = rows.findIndex(({ date }) => date >= day)
  const column = columns.findIndex(({ key }) => key === address.get('cell'))
  return {
    row: named >= 0 ? named : next >= 0 ? next : Math.max(0, rows.length - 1),
    column: Math.max(0, column),
  }
}
