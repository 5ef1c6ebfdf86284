import { picturesOf } from '../checks/judge-question.ts'
import { pictureKind } from '../checks/picture-kind.ts'
import type { FilePicture, FileQuestion, FileText } from '../file-question.ts'
import { positionOf, writeKey } from '../keys/write-key.ts'
import type { QuestionWriter } from '../reading.ts'
import { gatherLosses } from '../summary/gather-losses.ts'
import { writeTags } from '../table/tags.ts'
import { createZipWriter } from '../zip/write-zip.ts'
import { documentEnd, documentStart, fixedLinks, partsWith } from './parts.ts'
import { createPictures, type Pictures } from './pictures.ts'
import { type QuestionStyle, questionStyles, styleLabels } from './style-names.ts'
import { writeRun, writeRuns } from './write-runs.ts'

/** Questions as a Word file, laid out as teachers do: numbers and labels as everybody types them, and a style for every paragraph. */
export const writeDocx: QuestionWriter = async function* (questions) {
  const zip = createZipWriter()
  const losses = gatherLosses(['name', 'fixed_order'])
  for (const [path, text] of Object.entries(partsWith({}))) yield* zip.write(path, text)
  const document = zip.open('word/document.xml')
  const pictures = createPictures(zip, fixedLinks)
  document.add(documentStart)
  let position = 0
  for await (const question of questions) {
    position += 1
    const isUnknown = picturesOf(question).some(({ bytes }) => pictureKind(bytes) === null)
    losses.add(question, position, isUnknown ? ['pictures'] : [])
    document.add(writeQuestion(question, position, pictures))
    yield* pictures.take()
  }
  document.add(documentEnd)
  yield* zip.close(document)
  yield* pictures.close()
  yield zip.finish()
  return losses.losses()
}

const paragraph = (style: QuestionStyle, label: string, runs: string): string =>
  `<w:p><w:pPr><w:pStyle w:val="${questionStyles[style]}"/></w:pPr>${writeRun(`${label} `, { isBold: style === 'answer' })}${runs}</w:p>`

/** A paragraph with the word before it that says what it is; its English in another. */
function said(style: QuestionStyle, text: FileText | null): string {
  if (text === null) return ''
  return paragraph(style, styleLabels[style] ?? '', writeRuns(text.bn)) + inEnglish(text)
}

const inEnglish = ({ en }: FileText): string =>
  en === undefined ? '' : paragraph('english', styleLabels.english!, writeRuns(en))

function writeQuestion(question: FileQuestion, position: number, pictures: Pictures): string {
  const { text, parts, type, explanation, subject, topic, reference, tags } = question
  const style = type === 'mcq' ? 'statement' : 'option'
  const answer = writeAnswer(question)
  return [
    paragraph('stem', `${bengaliDigits(position)}।`, writeRuns(text.bn) + drawAll(question.pictures, pictures)),
    inEnglish(text),
    ...parts.flatMap((part, index) => [
      paragraph(
        style,
        `${labels[index]})`,
        writeRuns(part.text.bn) + drawAll(part.picture === null ? [] : [part.picture], pictures),
      ),
      inEnglish(part.text),
      said('note', part.note),
    ]),
    answer === '' ? '' : said('answer', { bn: answer }),
    said('explanation', explanation),
    said('reference', asText(reference)),
    said('subject', asText(subject)),
    said('topic', asText(topic)),
    said('tags', tags.length === 0 ? null : { bn: writeTags(tags) }),
  ].join('')
}

const drawAll = (all: readonly FilePicture[], pictures: Pictures): string =>
  all.map((picture) => pictures.draw(picture)).join('')

const asText = (text: string | null): FileText | null => (text === null ? null : { bn: text })

const labels = 'কখগঘঙ'
const bengaliDigits = (number: number): string => String(number).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!)

/** The labels of the right options in the letters of the options; truths as everybody reads them. */
function writeAnswer(question: FileQuestion): string {
  const { key, parts } = question
  return key?.type === 'sba'
    ? key.options.map((id) => labels[positionOf(parts, id) - 1]).join(', ')
    : writeKey(question)
}
