import { convertBijoy } from '../bijoy/index.ts'
import type { Fault, OriginalRun } from '../reading.ts'
import type { Column } from '../table/columns.ts'
import type { SheetCell, SheetRow } from '../table/sheet-cell.ts'
import { tidyText } from '../text/tidy-text.ts'
import { convertTexts, faultsOf } from './convert-texts.ts'

/** These are no words, or are English. */
const isLatin = (column: Column): boolean =>
  column.endsWith('_en') || ['id', 'type', 'image', 'fixed_order'].includes(column)

/** ক to ঙ alone in a cell, as an answer is: too short to be recognised by itself. */
const bijoyLabels = /^\s?\(?[K-O][).]?\s?$/

/** The cells of a row whose fonts say nothing: in Unicode, where they were typed in Bijoy. */
export function convertCells(row: SheetRow): { row: SheetRow; faults: Fault[] } {
  const open: OriginalRun[] = []
  for (const [column, { runs }] of row.cells) if (!isLatin(column)) open.push(...runs.filter(({ isBijoy }) => !isBijoy))
  const converted = convertTexts(open.map(({ shown }) => tidyText(shown)))
  if (converted === null) return { row, faults: [] }
  const after = new Map(open.map((run, index) => [run, converted.texts[index]!]))
  const change = (run: OriginalRun): OriginalRun => {
    const shown = bijoyLabels.test(run.raw) ? convertBijoy(run.raw).text : after.get(run)
    return shown === undefined || shown === tidyText(run.shown) ? run : { ...run, shown, isBijoy: true }
  }
  const cells = [...row.cells].map(([column, cell]): [Column, SheetCell] => [
    column,
    isLatin(column) ? cell : { ...cell, runs: cell.runs.map(change) },
  ])
  return { row: { ...row, cells: new Map(cells) }, faults: faultsOf(converted.problems, row.number) }
}
