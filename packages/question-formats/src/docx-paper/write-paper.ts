import { documentStart } from '../docx-writer/parts.ts'
import { createPictures, type Pictures } from '../docx-writer/pictures.ts'
import { questionStyles } from '../docx-writer/style-names.ts'
import { writeRun, writeRuns } from '../docx-writer/write-runs.ts'
import type { FilePicture } from '../file-question.ts'
import { createZipWriter } from '../zip/write-zip.ts'
import { frameLinks, frameParts, pages, type WordFrame } from './frame-parts.ts'

/** A picture, or the words that stand in its place. */
export type WordPicture = FilePicture | string

type WordPart = { letter: string; text: string; pictures: WordPicture[] }
type WordQuestion = { number: string; text: string; pictures: WordPicture[]; parts: WordPart[] }

/** A document that is printed, said in full: what stands at its head, and what follows. */
export type WordPaper = WordFrame & {
  centre: string
  title: string
  /** At the right of the title. */
  mark: string
  /** Lines below the title. */
  lines: string[]
  sections: { name: string; rules: string; questions: WordQuestion[] }[]
}

export type WordKey = Omit<WordPaper, 'sections'> & { rows: { number: string; answer: string }[] }

/** The most that a picture may take in one of two columns, in pixels. */
const box = { width: 270, height: 210 }

/** A paper of questions as a Word file, in two columns, as it is handed out. What is right is not in it. */
export function writePaper(paper: WordPaper): Buffer {
  return writeFile(paper, (pictures) => [
    ...head(paper),
    `<w:p><w:pPr>${pages(1)}</w:pPr></w:p>`,
    ...paper.sections.flatMap(({ name, rules, questions }) => [
      line(writeRun(name, { isBold: true }), { isWithNext: true }),
      line(writeRun(rules), { isWithNext: true }),
      ...questions.flatMap((question) => writeQuestion(question, pictures)),
    ]),
    pages(2),
  ])
}

const columns = 4

/** What is right at every number, as a table. */
export function writeKeyTable(key: WordKey): Buffer {
  const height = Math.ceil(key.rows.length / columns)
  const cell = (at: number) => {
    const row = key.rows[at]
    const words = row ? writeRun(`${row.number}. `) + writeRun(row.answer, { isBold: true }) : ''
    return `<w:tc><w:p>${words}</w:p></w:tc>`
  }
  const edge = (name: string) => `<w:${name} w:val="single" w:sz="4" w:color="999999"/>`
  const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(edge).join('')
  const rows = Array.from({ length: height }, (_, at) => {
    const cells = Array.from({ length: columns }, (_each, column) => cell(column * height + at))
    return `<w:tr>${cells.join('')}</w:tr>`
  })
  const table = `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblBorders>${edges}</w:tblBorders></w:tblPr>${rows.join('')}</w:tbl>`
  return writeFile(key, () => [...head(key), table, '<w:p/>', pages(1)])
}

function writeFile(frame: WordFrame, write: (pictures: Pictures) => string[]): Buffer {
  const zip = createZipWriter()
  const pieces: Uint8Array[] = []
  for (const [path, text] of Object.entries(frameParts(frame))) pieces.push(...zip.write(path, text))
  const pictures = createPictures(zip, frameLinks, box)
  const body = write(pictures).join('')
  pieces.push(...pictures.take(), ...zip.write('word/document.xml', `${documentStart}${body}</w:body></w:document>`))
  pieces.push(...pictures.close(), zip.finish())
  return Buffer.concat(pieces)
}

const head = ({ centre, title, mark, lines }: Omit<WordPaper, 'sections'>): string[] => [
  line(writeRun(centre)),
  line(writeRun(`${title} · ${mark}`, { isBold: true })),
  ...lines.map((words) => line(writeRun(words))),
]

const line = (runs: string, { isWithNext = false } = {}): string =>
  `<w:p><w:pPr>${isWithNext ? '<w:keepNext/>' : ''}<w:spacing w:after="60"/></w:pPr>${runs}</w:p>`

function writeQuestion({ number, text, pictures: own, parts }: WordQuestion, pictures: Pictures): string[] {
  return [
    paragraph('stem', `${number}. `, writeRuns(text) + drawAll(own, pictures)),
    ...parts.map((part) =>
      paragraph('option', `${part.letter}) `, writeRuns(part.text) + drawAll(part.pictures, pictures)),
    ),
  ]
}

const paragraph = (style: 'stem' | 'option', label: string, runs: string): string =>
  `<w:p><w:pPr><w:pStyle w:val="${questionStyles[style]}"/></w:pPr>${writeRun(label, { isBold: style === 'stem' })}${runs}</w:p>`

const drawAll = (all: readonly WordPicture[], pictures: Pictures): string =>
  all.map((each) => (typeof each === 'string' ? writeRun(` ${each}`) : pictures.draw(each))).join('')
