import type { Difference, TimetableRow } from '@prostuti/exam-rules'
import { localizeDigits } from '@prostuti/text/digits'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { cellText, slashed } from './cell-text.ts'
import { columns } from './sheet-columns.ts'
import type { Facts } from './sheet-facts.ts'

export type RowWords = {
  id: number
  kind: 'added' | 'changed' | 'removed'
  head: string
  /** Column by column what stood there and what will. */
  cells: { column: string; before: string; after: string }[]
}

/** A difference as a person reads it before it is saved. */
export function changeWords(
  { added, removed, changed }: Difference<TimetableRow>,
  {
    before,
    after,
    facts,
  }: { before: ReadonlyMap<number, TimetableRow>; after: ReadonlyMap<number, TimetableRow>; facts: Facts },
): RowWords[] {
  const locale = getLocale()
  const headOf = (row: TimetableRow) =>
    [localizeDigits(slashed(row.date), locale), pickText(row.title, locale) || m.office_sheet_untitled()].join(' · ')
  return [
    ...changed.flatMap(({ id }) => {
      const [was, is] = [before.get(id), after.get(id)]
      if (was === undefined || is === undefined) return []
      const cells = columns
        .map(({ key, title }) => ({
          column: title(),
          before: cellText(was, key, facts),
          after: cellText(is, key, facts),
        }))
        .filter((cell) => cell.before !== cell.after)
      return [{ id, kind: 'changed' as const, head: headOf(was), cells }]
    }),
    ...added.map((row) => ({ id: row.id, kind: 'added' as const, head: headOf(row), cells: [] })),
    ...removed.map((row) => ({ id: row.id, kind: 'removed' as const, head: headOf(row), cells: [] })),
  ]
}

/** How many have a changed row in their calendar: of each schedule that it was in or will be in, all. */
export function countDoctors(
  { added, removed, changed }: Difference<TimetableRow>,
  rows: ReadonlyMap<number, TimetableRow>,
  facts: Facts,
): number {
  const schedules = new Set([
    ...[...added, ...removed].map(({ scheduleId }) => scheduleId),
    ...changed.flatMap(({ id, before }) => [rows.get(id)?.scheduleId ?? 0, before.scheduleId ?? 0]),
  ])
  return [...schedules].reduce((sum, id) => sum + (facts.schedules.get(id)?.doctors ?? 0), 0)
}
