import { elementsOf, readRelationships } from '../office/relationships.ts'
import { type QuestionReader, UnreadableFile } from '../reading.ts'
import { gatherSummary } from '../summary/gather-summary.ts'
import { type Column, readHeadings } from '../table/columns.ts'
import { readTableRow } from '../table/read-table-row.ts'
import { rawOf, type SheetCell, type SheetRow } from '../table/sheet-cell.ts'
import { childrenOf, type XmlElement } from '../xml/xml-element.ts'
import { openZip, type Zip } from '../zip/open-zip.ts'
import { columnNumber } from './cell-text.ts'
import { readCell, type Workbook } from './read-cell.ts'
import { type AnchoredPicture, readPictures } from './read-pictures.ts'
import { readStrings } from './read-strings.ts'
import { readStyles } from './read-styles.ts'

/** A title and an empty row may stand above the headings. */
const headingsWithin = 10

/** Questions from the first sheet of a workbook that has our headings, with the pictures that lie over their rows. */
export const readXlsx: QuestionReader = async function* (file) {
  const zip = openZip(file)
  const { sheets, ...paths } = await findParts(zip)
  const summary = gatherSummary('xlsx')
  const workbook: Workbook = {
    strings: await readStrings(zip, paths.strings),
    styles: await readStyles(zip, paths.styles),
  }
  for (const sheet of sheets) {
    let hasHeadings = false
    for await (const row of readRows(zip, sheet, workbook)) {
      hasHeadings = true
      if (row === null) continue
      const read = readTableRow(row)
      summary.add(read.lines)
      yield read
    }
    if (hasHeadings) return summary.summary()
  }
  throw new UnreadableFile('no_header')
}

type Paths = { sheets: string[]; strings: string; styles: string }

/** Parts are found by who points to them, not by their names. Hidden sheets are not what somebody means. */
async function findParts(zip: Zip): Promise<Paths> {
  const root = await readRelationships(zip, '')
  const workbook = [...root.values()].find(({ type }) => type === 'officeDocument')?.target
  if (workbook === undefined) throw new UnreadableFile('unknown_format')
  const links = await readRelationships(zip, workbook)
  const sheets: string[] = []
  for await (const { attributes } of elementsOf(zip, workbook, ['sheet'])) {
    const link = links.get(attributes['r:id'] ?? '')
    if (link?.type === 'worksheet' && (attributes.state ?? 'visible') === 'visible') sheets.push(link.target)
  }
  const pathOf = (wanted: string) => [...links.values()].find(({ type }) => type === wanted)?.target ?? ''
  return { sheets, strings: pathOf('sharedStrings'), styles: pathOf('styles') }
}

/** Null for the row of headings itself, and then the rows below it; nothing where a sheet has none. */
async function* readRows(zip: Zip, sheet: string, workbook: Workbook): AsyncGenerator<SheetRow | null, void, void> {
  const pictures = await readPictures(zip, sheet)
  let columns: ReadonlyMap<number, Column> | null = null
  let above = 0
  let number = 0
  for await (const element of elementsOf(zip, sheet, ['row'])) {
    number = Number(element.attributes.r ?? number + 1)
    if (columns !== null) {
      const row = await readRow(zip, element, { number, columns, workbook, pictures: pictures.get(number) ?? [] })
      if (row.cells.size > 0) yield row
      continue
    }
    columns = headingsOf(element, workbook)
    if (columns !== null) yield null
    else if (element.children.length > 0 && ++above > headingsWithin) return
  }
}

/** Empty cells are not in the file; where a cell stands, its reference says. */
function* cellsOf(row: XmlElement): Generator<{ column: number; cell: XmlElement }, void, void> {
  let column = 0
  for (const cell of childrenOf(row, 'c')) {
    column = columnNumber(cell.attributes.r ?? '') || column + 1
    yield { column, cell }
  }
}

function headingsOf(row: XmlElement, workbook: Workbook): Map<number, Column> | null {
  const cells = [...cellsOf(row)]
  const named = readHeadings(cells.map(({ cell }) => rawOf(readCell(cell, workbook))))
  if (named === null) return null
  const columns = new Map<number, Column>()
  for (const [index, { column }] of cells.entries()) {
    const name = named[index]
    if (name && ![...columns.values()].includes(name)) columns.set(column, name)
  }
  return columns
}

type RowContext = {
  number: number
  columns: ReadonlyMap<number, Column>
  workbook: Workbook
  pictures: readonly AnchoredPicture[]
}

async function readRow(
  zip: Zip,
  element: XmlElement,
  { number, columns, workbook, pictures }: RowContext,
): Promise<SheetRow> {
  const cells = new Map<Column, SheetCell>()
  for (const { column, cell } of cellsOf(element)) {
    const name = columns.get(column)
    if (name === undefined) continue
    const read = readCell(cell, workbook)
    if (rawOf(read) !== '') cells.set(name, read)
  }
  for (const { column, path, name, alt } of pictures) {
    // Beside all columns a picture still belongs to its row.
    const owner = columns.get(column) ?? 'image'
    const cell = cells.get(owner) ?? { runs: [], pictures: [], faults: [] }
    cell.pictures.push({ name, alt, bytes: await zip.read(path) })
    cells.set(owner, cell)
  }
  return { number, cells }
}
