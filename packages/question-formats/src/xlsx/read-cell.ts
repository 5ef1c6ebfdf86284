import { convertBijoy, fontKind } from '../bijoy/index.ts'
import type { OriginalRun } from '../reading.ts'
import { plainCell, type SheetCell, withoutGuard } from '../table/sheet-cell.ts'
import { childOf, type XmlElement } from '../xml/xml-element.ts'
import { readCellText } from './cell-text.ts'
import { type RichRun, type RichText, readRichText } from './read-strings.ts'
import type { CellStyle } from './read-styles.ts'

/** What the cells of a sheet refer to. */
export type Workbook = { strings: RichText[]; styles: CellStyle[] }

/** A cell as it reads: texts in their fonts, numbers as a person would have typed them. */
export function readCell(cell: XmlElement, { strings, styles }: Workbook): SheetCell {
  const style = styles[Number(cell.attributes.s ?? 0)] ?? { font: null, shows: 'number' }
  const value = childOf(cell, 'v')?.text ?? ''
  const inline = childOf(cell, 'is')
  switch (cell.attributes.t) {
    case 's':
      return readText(strings[Number(value)] ?? '', style)
    case 'inlineStr':
      return readText(inline === undefined ? '' : readRichText(inline), style)
    case 'str':
      return readText(readCellText(value), style)
    case 'b':
      return plainCell(value === '1' ? 'TRUE' : 'FALSE')
    case 'e':
      return changed(value)
    default:
      return readNumber(value, style)
  }
}

/** Excel has made something else of what was typed: of `1-2` a day, of `=x` a formula that fails. */
const changed = (text: string): SheetCell => ({ ...plainCell(text), faults: [{ code: 'cell_changed', found: text }] })

function readNumber(value: string, { shows }: CellStyle): SheetCell {
  const number = Number(value)
  if (value === '' || Number.isNaN(number)) return plainCell(value)
  if (shows === 'date') return changed(writeDay(number))
  // As many digits as Excel keeps: the rest is how computers count.
  const digits = Number((shows === 'percent' ? number * 100 : number).toPrecision(15))
  return plainCell(`${digits}${shows === 'percent' ? '%' : ''}`)
}

const dayMs = 86_400_000
/** Excel counts days from here. */
const dayZero = Date.UTC(1899, 11, 30)

function writeDay(serial: number): string {
  const day = new Date(dayZero + serial * dayMs)
  return Number.isNaN(day.getTime())
    ? String(serial)
    : `${day.getUTCDate()}/${day.getUTCMonth() + 1}/${day.getUTCFullYear()}`
}

function readText(text: RichText, { font }: CellStyle): SheetCell {
  const runs = typeof text === 'string' ? [{ text, font: null, script: null }] : text
  const faults: SheetCell['faults'] = []
  const read = joinRuns(runs, font).map((run) => readRun(run, faults))
  if (read[0] !== undefined && !read[0].isBijoy) {
    const shown = withoutGuard(read[0].shown)
    read[0] = { ...read[0], shown, raw: withoutGuard(read[0].raw) }
  }
  return { runs: read, pictures: [], faults }
}

type Piece = Omit<RichRun, 'font'> & { kind: ReturnType<typeof fontKind> }

/** Runs that are read in one go: a letter of Bijoy may be in one, and its vowel sign in the next. */
function joinRuns(runs: readonly RichRun[], cellFont: string | null): Piece[] {
  const pieces: Piece[] = []
  for (const { text, font, script } of runs) {
    const kind = fontKind(font ?? cellFont ?? '')
    const last = pieces.at(-1)
    if (last !== undefined && last.kind === kind && last.script === script) last.text += text
    else pieces.push({ text, kind, script })
  }
  return pieces
}

const bengali = /[\u0980-\u09ff]/

function readRun({ text, kind, script }: Piece, faults: SheetCell['faults']): OriginalRun {
  const isBijoy = kind === 'bijoy' && !bengali.test(text) && text.trim() !== ''
  if (kind === 'foreign_ansi' && /[A-Za-z]/.test(text)) faults.push({ code: 'foreign_ansi_font', found: text })
  const { text: read, problems } = isBijoy ? convertBijoy(text) : { text, problems: [] }
  for (const { kind: problem, word } of problems)
    faults.push({ code: problem === 'unknown' ? 'bijoy_unknown' : 'bijoy_unsure', found: word })
  const shown = script === null || read.trim() === '' || /[{}]/.test(read) ? read : `${script}{${read}}`
  return { raw: text, shown, isBijoy }
}
