import { pictureKind } from '../checks/picture-kind.ts'
import { fitInto, pictureSize } from '../checks/picture-size.ts'
import type { FilePicture, FileQuestion } from '../file-question.ts'
import { relationship, relationships, relationshipsEnd, relationshipsStart } from '../office/relationships-xml.ts'
import type { QuestionWriter } from '../reading.ts'
import { gatherLosses } from '../summary/gather-losses.ts'
import { type Column, partLetters, writtenColumns } from '../table/columns.ts'
import { guardFormula } from '../table/sheet-cell.ts'
import { writeTableRow } from '../table/write-table-row.ts'
import { escapeLines, escapeXml } from '../xml/escape-xml.ts'
import { createZipWriter, type ZipWriter } from '../zip/write-zip.ts'
import { columnLetters, escapeCell } from './cell-text.ts'
import * as parts from './parts.ts'

/** In pixels; a row with pictures is as high. */
const pictureBox = { width: 240, height: 150 }
const rowPoints = 120
const emuPerPixel = 9525

/** Questions as a workbook of Excel: the columns of CSV, texts as texts, and pictures in the cells to which they belong. */
export const writeXlsx: QuestionWriter = async function* (questions) {
  const zip = createZipWriter()
  const losses = gatherLosses([])
  const pictures = createPictures(zip)
  const sheet = zip.open('xl/worksheets/sheet1.xml')
  sheet.add(parts.sheetStart + view + columns + sheetDataStart + headings)
  let position = 0
  for await (const question of questions) {
    position += 1
    losses.add(question, position, hasUnknownPicture(question) ? ['pictures'] : [])
    const row = position + 1
    const placed = placePictures(question)
    for (const [column, picture] of placed) yield* pictures.add(picture, column, row)
    sheet.add(writeRow(writeTableRow(question), row, placed.length > 0))
  }
  sheet.add(`</sheetData>${pictures.count() > 0 ? '<drawing r:id="rId1"/>' : ''}</worksheet>`)
  yield* zip.close(sheet)
  yield* pictures.close()
  const fixed = {
    ...parts.fixedParts,
    '[Content_Types].xml': parts.writeContentTypes({ hasPictures: pictures.count() > 0 }),
  }
  for (const [path, text] of Object.entries(fixed)) yield* zip.write(path, text)
  yield zip.finish()
  return losses.losses()
}

const view =
  '<sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>'

const widths: Partial<Record<Column, number>> = {
  stem: 48,
  stem_en: 36,
  explanation: 48,
  explanation_en: 36,
  image: 36,
}
const columns = `<cols>${writtenColumns
  .map((column, index) => {
    const width = widths[column] ?? (/^[a-e](?:_|$)/.test(column) ? 24 : 12)
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${parts.styles.text}" customWidth="1"/>`
  })
  .join('')}</cols>`

const sheetDataStart = '<sheetData>'
const writeCell = (column: number, row: number, text: string, style: number): string =>
  `<c r="${columnLetters(column)}${row}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(escapeCell(text))}</t></is></c>`

const headings = `<row r="1">${writtenColumns.map((column, index) => writeCell(index + 1, 1, column, parts.styles.heading)).join('')}</row>`

function writeRow(cells: ReadonlyMap<Column, string>, row: number, hasPictures: boolean): string {
  const written = writtenColumns.map((column, index) => {
    const text = cells.get(column) ?? ''
    // A text is never run here; only a sign that was typed before one must not be taken for ours.
    return text === ''
      ? ''
      : writeCell(index + 1, row, text.startsWith("'") ? guardFormula(text) : text, parts.styles.text)
  })
  const height = hasPictures ? ` ht="${rowPoints}" customHeight="1"` : ''
  return `<row r="${row}"${height}>${written.join('')}</row>`
}

const hasUnknownPicture = ({ pictures, parts }: FileQuestion): boolean =>
  [...pictures, ...parts.map(({ picture }) => picture)].some(
    (each) => each !== null && pictureKind(each.bytes) === null,
  )

function placePictures({ pictures, parts }: FileQuestion): [Column, FilePicture][] {
  const ofParts = parts.flatMap(({ picture }, index): [Column, FilePicture][] => {
    const letter = partLetters[index]
    return picture === null || letter === undefined ? [] : [[letter, picture]]
  })
  const all = [...pictures.map((picture): [Column, FilePicture] => ['image', picture]), ...ofParts]
  return all.filter(([, { bytes }]) => pictureKind(bytes) !== null)
}

type Pictures = {
  add(picture: FilePicture, column: Column, row: number): Uint8Array[]
  count(): number
  close(): Uint8Array[]
}

/** The drawing that lies over the sheet; the pictures themselves go into the archive as they come. */
function createPictures(zip: ZipWriter): Pictures {
  const drawing = zip.open('xl/drawings/drawing1.xml')
  const links = zip.open('xl/drawings/_rels/drawing1.xml.rels')
  let count = 0
  drawing.add(parts.drawingStart)
  links.add(relationshipsStart)
  return {
    add(picture, column, row) {
      count += 1
      const file = `image${count}.${pictureKind(picture.bytes)}`
      links.add(relationship(`rId${count}`, 'image', `../media/${file}`))
      drawing.add(writeAnchor(picture, count, writtenColumns.indexOf(column), row - 1))
      return zip.store(`xl/media/${file}`, picture.bytes)
    },
    count: () => count,
    close() {
      if (count === 0) return []
      drawing.add('</xdr:wsDr>')
      links.add(relationshipsEnd)
      const toDrawing = relationship('rId1', 'drawing', '../drawings/drawing1.xml')
      return [
        ...zip.close(drawing),
        ...zip.close(links),
        ...zip.write('xl/worksheets/_rels/sheet1.xml.rels', relationships(toDrawing)),
      ]
    },
  }
}

function writeAnchor({ name, alt, bytes }: FilePicture, id: number, column: number, row: number): string {
  const { width, height } = fitInto(pictureSize(bytes), pictureBox)
  const size = `cx="${width * emuPerPixel}" cy="${height * emuPerPixel}"`
  const english = alt?.en === undefined ? '' : ` title="${escapeLines(alt.en)}"`
  return [
    `<xdr:oneCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:ext ${size}/>`,
    `<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="${id}" name="${escapeLines(name)}" descr="${escapeLines(alt?.bn ?? '')}"${english}/><xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr>`,
    `<xdr:blipFill><a:blip r:embed="rId${id}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>`,
    `<xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor>`,
  ].join('')
}
