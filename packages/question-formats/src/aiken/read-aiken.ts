import { convertPlainText } from '../bijoy/index.ts'
import { judgeQuestion } from '../checks/judge-question.ts'
import { decodeText } from '../encoding/decode-text.ts'
import { withEncodingFault } from '../encoding/encoding-fault.ts'
import type { FileQuestion } from '../file-question.ts'
import { readSbaKey } from '../keys/read-key.ts'
import { faultsOf } from '../plain-bijoy/convert-texts.ts'
import type { Fault, OriginalLine, QuestionReader, ReadRow } from '../reading.ts'
import { gatherSummary } from '../summary/gather-summary.ts'
import { tidyText } from '../text/tidy-text.ts'
import { type AikenLine, gatherQuestions, type UnreadQuestion } from './gather-questions.ts'
import { guard } from './guard.ts'

/**
 * Questions from a text in which options are labelled and the answer is named below them: Aiken as Moodle reads it, and as people
 * write it, in small letters, in Bengali, with questions of several lines.
 */
export const readAiken: QuestionReader = async function* (file) {
  const { text, isUnsure } = decodeText(file)
  const summary = gatherSummary('aiken')
  for (const read of gatherQuestions(linesOf(text))) {
    if ('line' in read) {
      summary.pass(originalLine(read.line))
      continue
    }
    const row = readRow(read)
    summary.add(row.lines)
    yield isUnsure ? withEncodingFault(row) : row
  }
  return summary.summary()
}

/** Labels and the word for the answer may be in Bijoy too, so that the lines are converted before they are told apart. */
function* linesOf(text: string): Generator<AikenLine, void, void> {
  const raw = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const isUnicode = /[\u0980-\u09ff]/.test(text)
  const shown = isUnicode ? raw : convertPlainText(raw.join('\n')).text.split('\n')
  for (const [index, line] of raw.entries())
    yield { number: index + 1, raw: line, text: tidyText(shown[index] ?? line), isStem: line.startsWith(guard) }
}

const originalLine = ({ number, raw, text }: AikenLine): OriginalLine => {
  const isBijoy = tidyText(raw) !== text
  return { number, page: null, runs: [{ raw, shown: isBijoy ? text : raw, isBijoy }] }
}

function readRow({ stem, options, answer, lines }: UnreadQuestion): ReadRow {
  const texts = options.map((option) => option.text)
  const key = answer === null ? null : readSbaKey(answer.text, texts)
  const faults: Fault[] = []
  if (key !== null && key.key === null) faults.push({ ...key.fault, weight: 'cannot', line: answer!.number })
  const original = lines.map(originalLine)
  const problems = original.flatMap(({ runs }) =>
    runs.flatMap((run) => (run.isBijoy ? convertPlainText(run.raw).problems : [])),
  )
  const question: FileQuestion = {
    name: null,
    type: 'sba',
    text: { bn: tidyText(stem.map((line) => line.text).join('\n')) },
    pictures: [],
    parts: texts.map((bn, index) => ({ id: index + 1, text: { bn }, picture: null, note: null })),
    fixedOrder: false,
    key: key?.key ?? null,
    explanation: null,
    subject: null,
    topic: null,
    reference: null,
    tags: [],
  }
  const line = lines[0]?.number ?? null
  return {
    question,
    lines: original,
    faults: [...faults, ...faultsOf(problems, line), ...judgeQuestion(question, line, faults)],
  }
}
