import { Readable } from 'node:stream'
import yazl from 'yazl'
import type { JobFileFormat } from '../../staff-jobs/index.ts'
import type { Cell } from './cell.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** What no XML may hold, however it is escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
/** Excel refuses to open a longer one. */
const cellAtMost = 32_767

const escaped = (text: string): string =>
  text
    .slice(0, cellAtMost)
    .replace(forbidden, '')
    .replace(/[&<>]/g, (sign) => escapes[sign]!)

/** A … Z, AA, AB … */
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

/** One row of the sheet. Texts stand in their cells, so that a row needs to know nothing of the others but its number. */
export const xlsxLine = (cells: Cell[], number: number): string =>
  `<row r="${number}">${cells
    .map((cell, at) =>
      typeof cell === 'number'
        ? `<c r="${letters(at)}${number}"><v>${cell}</v></c>`
        : `<c r="${letters(at)}${number}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`,
    )
    .join('')}</row>`

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const fixedParts: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Prostuti" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

// Who took it, and what the columns are called, stay in sight.
const sheetHead = `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="2" topLeftCell="A3" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="18" defaultColWidth="22"/><sheetData>`
const sheetFoot = '</sheetData></worksheet>'

/** Zipped while it is fetched: neither the whole sheet nor the whole file is ever in memory, and the thread that serves exams is free. */
export const xlsxFile: JobFileFormat = {
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  assemble(parts) {
    const zip = new yazl.ZipFile()
    for (const [name, content] of Object.entries(fixedParts)) zip.addBuffer(Buffer.from(declaration + content), name)
    zip.addReadStream(Readable.from(sheetOf(parts)), 'xl/worksheets/sheet1.xml')
    zip.end()
    return zip.outputStream as Readable
  },
}

async function* sheetOf(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from(sheetHead)
  yield* parts
  yield Buffer.from(sheetFoot)
}
