import { picturesOf } from '../checks/judge-question.ts'
import type { QuestionWriter } from '../reading.ts'
import { gatherLosses } from '../summary/gather-losses.ts'
import { type Column, writtenColumns } from '../table/columns.ts'
import { guardFormula } from '../table/sheet-cell.ts'
import { writeTags } from '../table/tags.ts'
import { writeTableRow } from '../table/write-table-row.ts'

/** Excel takes a CSV file for Unicode only if it begins with this mark. */
const mark = '\ufeff'

/** Questions as a CSV file. Pictures are named in it and not part of it. */
export const writeCsv: QuestionWriter = async function* (questions) {
  const encoder = new TextEncoder()
  const losses = gatherLosses(['pictures'])
  yield encoder.encode(`${mark}${writtenColumns.join(',')}\r\n`)
  let position = 0
  for await (const question of questions) {
    losses.add(question, ++position)
    const cells = writeTableRow(question)
    cells.set('image', writeTags(picturesOf(question).map(({ name }) => name)))
    yield encoder.encode(`${writtenColumns.map((column) => writeCell(cells, column)).join(',')}\r\n`)
  }
  return losses.losses()
}

function writeCell(cells: ReadonlyMap<Column, string>, column: Column): string {
  const text = guardFormula(cells.get(column) ?? '')
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
