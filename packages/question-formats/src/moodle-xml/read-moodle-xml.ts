import { readCategory } from '../category/category-path.ts'
import { encodingOf } from '../encoding/decode-text.ts'
import { convertRow } from '../plain-bijoy/convert-row.ts'
import { type QuestionReader, type ReadRow, UnreadableFile } from '../reading.ts'
import { createStemJoiner } from '../split-mtf/join-stems.ts'
import { gatherSummary } from '../summary/gather-summary.ts'
import { decodeChunks, readElements } from '../xml/read-elements.ts'
import { childOf } from '../xml/xml-element.ts'
import { readQuestion } from './read-question.ts'

/** Questions from a Moodle XML file, in the categories in which they stand there. */
export const readMoodleXml: QuestionReader = async function* (file) {
  const encoding = encodingOf(file)
  if (encoding === 'windows-1252') throw new UnreadableFile('not_text')
  const summary = gatherSummary('moodle_xml')
  const joiner = createStemJoiner()
  let filed = readCategory('')
  let isQuiz = false
  const give = (read: ReadRow): ReadRow => {
    const row = convertRow(read)
    summary.add(row.lines)
    return row
  }
  const isWanted = (name: string, depth: number): boolean => {
    if (depth === 1) isQuiz = name === 'quiz'
    if (!isQuiz) throw new UnreadableFile('unknown_format')
    return name === 'question'
  }
  for await (const element of readElements(decodeChunks(file, encoding), isWanted)) {
    if (element.attributes.type === 'category') {
      filed = readCategory(childOf(childOf(element, 'category'), 'text')?.text.trim() ?? '')
      continue
    }
    yield* joiner.take(readQuestion(element, filed)).map(give)
  }
  yield* joiner.finish().map(give)
  if (!isQuiz) throw new UnreadableFile('unknown_format')
  return summary.summary()
}
