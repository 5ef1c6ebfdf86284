import { csvFile, type JobFileFormat } from '../../staff-jobs/index.ts'
import type { Cell } from './cell.ts'
import { xlsxFile, xlsxLine } from './xlsx.ts'

type RowFormat = {
  /** What stands before the first row. */
  begin: string
  /** `number` counts from 1. */
  line: (cells: Cell[], number: number) => string
  file: JobFileFormat
}

const byteOrderMark = '\ufeff'

/** Excel would take a phone for a number and drop its 0 or +; as a formula that is a text it stays whole. */
const isNumberOfDigits = /^[+0][\d \-()•*]{5,}$/
/** What Excel would run instead of showing it. */
const isFormula = /^[=+\-@\t\r]/

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  if (isNumberOfDigits.test(cell)) return quoted(`="${cell}"`)
  return quoted(isFormula.test(cell) ? `'${cell}` : cell)
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

export const exportFormats = {
  xlsx: { begin: '', line: xlsxLine, file: xlsxFile },
  csv: {
    begin: byteOrderMark,
    line: (cells: Cell[]) => `${cells.map(csvCell).join(',')}\r\n`,
    // Asked for when it is needed: where the jobs are read first, it is not there yet.
    get file() {
      return csvFile
    },
  },
} satisfies Record<string, RowFormat>

export type ExportFormat = keyof typeof exportFormats
