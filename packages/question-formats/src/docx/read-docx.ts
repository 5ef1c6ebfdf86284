import { judgeQuestion } from '../checks/judge-question.ts'
import type { FilePicture } from '../file-question.ts'
import { createLayout, type LaidOutQuestion, toFileQuestion } from '../layout/index.ts'
import type { Fault, QuestionReader, ReadRow } from '../reading.ts'
import { gatherSummary } from '../summary/gather-summary.ts'
import type { Zip } from '../zip/open-zip.ts'
import { openPackage } from './package/open-package.ts'
import type { DocxPicture } from './picture/find-picture.ts'
import { readLines } from './read-lines.ts'

/** Reads the questions of a Word file by its own XML (decision 058). A question leaves as soon as its lines are read. */
export const readDocx: QuestionReader = async function* (file) {
  const opened = await openPackage(file)
  const summary = gatherSummary('docx')
  const ready: LaidOutQuestion<DocxPicture>[] = []
  const layout = createLayout<DocxPicture>({
    question: (question) => ready.push(question),
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
    layout.push(line)
    yield* rows()
  }
  layout.end()
  yield* rows()
  return summary.summary()
}

async function makeRow(laidOut: LaidOutQuestion<DocxPicture>, zip: Zip): Promise<ReadRow> {
  const pictures = new Map<DocxPicture, FilePicture>()
  for (const picture of [...laidOut.pictures, ...laidOut.parts.flatMap((part) => part.pictures)])
    pictures.set(picture, await fetchPicture(picture, zip))
  const question = toFileQuestion(laidOut, (picture) => pictures.get(picture) ?? null)
  const lines = [...new Set(laidOut.lines.map(({ original }) => original))]
  const judged = judgeQuestion(question, lines[0]?.number ?? null, laidOut.faults)
  return { question, lines, faults: [...laidOut.faults, ...judged.map((fault) => atItsPicture(fault, laidOut))] }
}

/** A picture is complained of on the line where it stands. */
function atItsPicture(fault: Fault, { lines }: LaidOutQuestion<DocxPicture>): Fault {
  if (fault.code !== 'picture_unreadable') return fault
  const line = lines.find(({ runs }) => runs.some(({ picture }) => picture && nameOf(picture) === fault.found))
  return { ...fault, line: line?.original.number ?? fault.line }
}

const nameOf = ({ path }: DocxPicture): string => path.slice(path.lastIndexOf('/') + 1)

async function fetchPicture(picture: DocxPicture, zip: Zip): Promise<FilePicture> {
  const { path, alt } = picture
  return { name: nameOf(picture), bytes: await zip.read(path), alt: alt === '' ? null : { bn: alt } }
}
