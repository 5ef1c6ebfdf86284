import type { QuestionTypeName } from '@prostuti/exam-rules'
import { judgeQuestion } from '../checks/judge-question.ts'
import type { FilePart, FileText } from '../file-question.ts'
import { type KeyReading, readMtfKey, readSbaKey, readTruths } from '../keys/read-key.ts'
import { convertCells } from '../plain-bijoy/convert-cells.ts'
import type { OriginalLine, ReadRow } from '../reading.ts'
import { tidyLine } from '../text/tidy-text.ts'
import { type Column, partLetters } from './columns.ts'
import { rawOf, type SheetCell, type SheetRow, textOf } from './sheet-cell.ts'
import { readTags } from './tags.ts'

/** The question that a row of a sheet holds, with what is wrong with it. */
export function readTableRow(written: SheetRow): ReadRow {
  const { row, faults } = convertCells(written)
  const cell = (column: Column): string => textOf(row.cells.get(column))
  const line = (column: Column): string | null => tidyLine(cell(column)) || null
  const parts = readParts(row)
  const answer = readAnswer(row, parts.length)
  const type = readType(cell('type'), answer)
  if (type === null)
    faults.push({ code: 'type_unknown', weight: 'cannot', line: row.number, found: cell('type'), expected: 'sba, mtf' })
  const reading = readKey(type ?? 'sba', answer, parts)
  if (reading.key === null) faults.push({ ...reading.fault, weight: 'cannot', line: row.number })
  for (const { faults: ofCell } of row.cells.values())
    faults.push(...ofCell.map((fault) => ({ ...fault, weight: 'look' as const, line: row.number })))
  const image = line('image')
  if (image !== null) faults.push({ code: 'picture_lost', weight: 'look', line: row.number, found: image })
  const question: ReadRow['question'] = {
    name: line('id'),
    type: type ?? 'sba',
    text: readText(cell('stem'), cell('stem_en')) ?? { bn: '' },
    pictures: picturesBeside(row),
    parts,
    fixedOrder: /^(?:yes|y|true|1|হ্যাঁ)$/i.test(cell('fixed_order')),
    key: reading.key,
    explanation: readText(cell('explanation'), cell('explanation_en')),
    subject: line('subject'),
    topic: line('topic'),
    reference: line('reference'),
    tags: readTags(cell('tags')),
  }
  return { question, lines: linesOf(row), faults: [...faults, ...judgeQuestion(question, row.number, faults)] }
}

/** A file in one language has all of it in `bn`. */
function readText(bn: string, en: string): FileText | null {
  if (bn === '') return en === '' ? null : { bn: en }
  return en === '' ? { bn } : { bn, en }
}

/** Up to the last part that is there; one that is left out between two stays, empty, so that no label moves. */
function readParts({ cells }: SheetRow): FilePart[] {
  const parts = partLetters.map((letter, index): FilePart => {
    const text = (column: Column) => textOf(cells.get(column))
    return {
      id: index + 1,
      text: readText(text(letter), text(`${letter}_en`)) ?? { bn: '' },
      picture: picturesOfPart(cells, letter)[0] ?? null,
      note: readText(text(`${letter}_exp`), text(`${letter}_exp_en`)),
    }
  })
  const last = parts.findLastIndex(({ text, picture }) => text.bn !== '' || picture !== null)
  return parts.slice(0, last + 1)
}

const partColumns = (letter: (typeof partLetters)[number]): Column[] => [letter, `${letter}_en`]

const picturesOfPart = (cells: SheetRow['cells'], letter: (typeof partLetters)[number]) =>
  partColumns(letter).flatMap((column) => cells.get(column)?.pictures ?? [])

/** Pictures anywhere else in the row belong to the question; so do those for which a part has no room. */
function picturesBeside({ cells }: SheetRow): ReadRow['question']['pictures'] {
  const ofParts = new Set(partLetters.flatMap(partColumns))
  const beside = [...cells].flatMap(([column, { pictures }]) => (ofParts.has(column) ? [] : pictures))
  return [...beside, ...partLetters.flatMap((letter) => picturesOfPart(cells, letter).slice(1))]
}

type Answer = { read: string; raw: string }

/** Said in one column, or in one for each part. */
function readAnswer({ cells }: SheetRow, partCount: number): Answer {
  const keys = partLetters.slice(0, partCount).map((letter) => textOf(cells.get(`${letter}_key`)))
  if (keys.some((key) => key !== '')) return { read: keys.join(', '), raw: keys.join(', ') }
  return { read: textOf(cells.get('answer')), raw: rawOf(cells.get('answer')) }
}

const sbaNames = /^(?:sba|single|single[ _]best[ _]answer|single[ _]choice|multichoice)$/i
const mtfNames = /^(?:mtf|tf|t\/f|true[ _/]?false|multiple[ _]true[ _/]?false|সত্য[ _/]?মিথ্যা)$/i

/** `mcq` means the one to some people and the other to the rest: then, and where nothing is said, the answer decides. */
function readType(written: string, answer: Answer): QuestionTypeName | null {
  const name = written.trim()
  if (sbaNames.test(name)) return 'sba'
  if (mtfNames.test(name)) return 'mcq'
  if (name !== '' && !/^mcq$/i.test(name)) return null
  return (readTruths(answer.raw) ?? []).length > 1 || (readTruths(answer.read) ?? []).length > 1 ? 'mcq' : 'sba'
}

/** As it was typed, or as it reads: the labels of a text in Bijoy may be in it too, or not. */
function readKey(type: QuestionTypeName, answer: Answer, parts: FilePart[]): KeyReading {
  const read = (written: string): KeyReading =>
    type === 'mcq'
      ? readMtfKey(written, parts.length)
      : readSbaKey(
          written,
          parts.map(({ text }) => text.bn),
        )
  const asTyped = read(answer.raw)
  if (asTyped.key !== null || answer.raw === answer.read) return asTyped
  const asRead = read(answer.read)
  return asRead.key === null ? asTyped : asRead
}

/** A line for each cell that says something. */
const linesOf = ({ number, cells }: SheetRow): OriginalLine[] =>
  [...cells.values()].flatMap((cell: SheetCell) =>
    rawOf(cell) === '' ? [] : [{ number, page: null, runs: cell.runs }],
  )
