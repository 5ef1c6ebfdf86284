import { judgeQuestion } from '../checks/judge-question.ts'
import type { FilePicture } from '../file-question.ts'
import { createLayout, type LaidOutQuestion, toFileQuestion } from '../layout/index.ts'
import type { Fault, QuestionReader, ReadRow } from '../reading.ts'
import { gatherSummary } from '../summary/gather-summary.ts'
import type { Zip } from '../zip/open-zip.ts'
import type { FoundQuestion } from './found-question.ts'
import { createOwnReader } from './own/read-own.ts'
import { openPackage } from './package/open-package.ts'
import type { DocxPicture } from './picture/find-picture.ts'
import { readLines } from './read-lines.ts'

/** Reads the questions of a Word file by its own XML (decision 058). A question leaves as soon as its lines are read. */
export const readDocx: QuestionReader = async function* (file) {
  const opened = await openPackage(file)
  const summary = gatherSummary('docx')
  const ready: FoundQuestion[] = []
  const own = createOwnReader((question) => ready.push(question))
  const layout = createLayout<DocxPicture>({
    question: (question) => ready.push(foundByLayout(question)),
    pass: ({ original }) => summary.pass(original),
  })
  async function* rows(): AsyncGenerator<ReadRow, void, void> {
    for (const question of ready.splice(0)) {
      const row = await makeRow(question, opened.zip)
      summary.add(row.lines)
      yield row
    }
  }
  for await (const line of readLines(opened)) {
    if (!own.push(line)) layout.push(line)
    yield* rows()
  }
  own.end()
  layout.end()
  yield* rows()
  return summary.summary()
}

function foundByLayout(laidOut: LaidOutQuestion<DocxPicture>): FoundQuestion {
  const pictures = laidOut.lines.flatMap((line) =>
    line.pictures.map((picture) => ({ picture, line: line.original.number })),
  )
  return {
    lines: [...new Set(laidOut.lines.map(({ original }) => original))],
    pictures,
    faults: laidOut.faults,
    make: (fetch) => toFileQuestion(laidOut, fetch),
  }
}

async function makeRow({ lines, pictures, faults, make }: FoundQuestion, zip: Zip): Promise<ReadRow> {
  const fetched = new Map<DocxPicture, FilePicture>()
  for (const { picture } of pictures) fetched.set(picture, await fetchPicture(picture, zip))
  const question = make((picture) => fetched.get(picture)!)
  const judged = judgeQuestion(question, lines[0]?.number ?? null, faults)
  // A picture is complained of on the line where it stands.
  const lineOf = (name: string | undefined) => pictures.find(({ picture }) => fetched.get(picture)?.name === name)?.line
  const placed = judged.map((fault): Fault => {
    return fault.code === 'picture_unreadable' ? { ...fault, line: lineOf(fault.found) ?? fault.line } : fault
  })
  return { question, lines, faults: [...faults, ...placed] }
}

async function fetchPicture({ path, alt, title }: DocxPicture, zip: Zip): Promise<FilePicture> {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const words = alt || title
  return { name, bytes: await zip.read(path), alt: words === '' ? null : { bn: words } }
}
