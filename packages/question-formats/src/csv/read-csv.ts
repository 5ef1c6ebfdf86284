import { decodeText } from '../encoding/decode-text.ts'
import { withEncodingFault } from '../encoding/encoding-fault.ts'
import { type QuestionReader, UnreadableFile } from '../reading.ts'
import { gatherSummary } from '../summary/gather-summary.ts'
import { type Column, readHeadings } from '../table/columns.ts'
import { readTableRow } from '../table/read-table-row.ts'
import { plainCell, type SheetCell, type SheetRow, withoutGuard } from '../table/sheet-cell.ts'
import { type CsvRecord, readRecords } from './read-records.ts'

/** A title and an empty line may stand above the headings. */
const headingsWithin = 10

/** Questions from a CSV file: one row each, below a row of headings. */
export const readCsv: QuestionReader = async function* (file) {
  const { text, isUnsure } = decodeText(file)
  const summary = gatherSummary('csv')
  let columns: (Column | null)[] | null = null
  let above = 0
  for (const record of readRecords(text)) {
    if (record.cells.every((cell) => cell.trim() === '')) continue
    if (columns === null) {
      columns = readHeadings(record.cells)
      if (columns === null && ++above > headingsWithin) break
      continue
    }
    const row = readTableRow(rowOf(record, columns))
    summary.add(row.lines)
    yield isUnsure ? withEncodingFault(row) : row
  }
  if (columns === null) throw new UnreadableFile('no_header')
  return summary.summary()
}

function rowOf({ line, cells }: CsvRecord, columns: readonly (Column | null)[]): SheetRow {
  const named = new Map<Column, SheetCell>()
  for (const [index, text] of cells.entries()) {
    const column = columns[index]
    if (column && text.trim() !== '' && !named.has(column)) named.set(column, plainCell(withoutGuard(text)))
  }
  return { number: line, cells: named }
}
