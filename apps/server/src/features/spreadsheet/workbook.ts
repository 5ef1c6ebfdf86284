import { readSheet } from 'read-excel-file/node'
import writeXlsxFile, { type SheetData } from 'write-excel-file/node'

/** A sheet to be written: its columns, and the texts of its rows. */
export type Workbook = {
  name: string
  columns: { title: string; kind: 'text' | 'date' | 'number' }[]
  rows: string[][]
}

const widths = { text: 24, date: 13, number: 10 }

/** A workbook of one sheet. Days and numbers are Excel's own, so that it sorts and reckons with them; every other cell is a text. */
export function makeWorkbook({ name, columns, rows }: Workbook): Promise<Buffer> {
  const head = columns.map(({ title }) => ({ value: title, fontWeight: 'bold' as const }))
  const cells = rows.map((row) => columns.map(({ kind }, at) => cellOf(row[at] ?? '', kind)))
  return writeXlsxFile([head, ...cells] as SheetData, {
    // Excel refuses these in the name of a sheet, and more than 31 letters.
    sheet:
      name
        .replace(/[\\/?*[\]:]/g, ' ')
        .slice(0, 31)
        .trim() || 'Sheet1',
    columns: columns.map(({ kind }) => ({ width: widths[kind] })),
    stickyRowsCount: 1,
  }).toBuffer()
}

function cellOf(text: string, kind: Workbook['columns'][number]['kind']) {
  if (text === '') return null
  if (kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(text))
    return { value: new Date(`${text}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' }
  if (kind === 'number' && /^\d{1,9}$/.test(text)) return { value: Number(text), type: Number }
  return { value: text, type: String }
}

/** The first sheet of a workbook as texts. */
export async function textsOf(file: Buffer, keepsHours: boolean): Promise<string[][]> {
  const rows = await readSheet(file)
  return rows.map((row) => row.map((value) => textOf(value, keepsHours)))
}

/**
 * A day is written without its hours unless they are wanted, an hour without its day: Excel keeps both as moments, hours as those of
 * its first day.
 */
function textOf(value: unknown, keepsHours: boolean): string {
  if (value === null || value === undefined) return ''
  if (!(value instanceof Date)) return String(value).replaceAll('\0', '').toWellFormed()
  if (Number.isNaN(value.getTime())) return ''
  // Excel counts hours in fractions of a day, which are a little off.
  const [day, hour] = new Date(Math.round(value.getTime() / 60_000) * 60_000).toISOString().split('T')
  if (day! < '1901') return hour!.slice(0, 5)
  return keepsHours && !hour!.startsWith('00:00') ? `${day} ${hour!.slice(0, 5)}` : day!
}
