import { convertPlainText } from '../bijoy/index.ts'
import { judgeQuestion } from '../checks/judge-question.ts'
import { decodeText } from '../encoding/decode-text.ts'
import { withEncodingFault } from '../encoding/encoding-fault.ts'
import type { FileQuestion } from '../file-question.ts'
import { readSbaKey } from '../keys/read-key.ts'
import { faultsOf } from '../plain-bijoy/convert-texts.ts'
import type { Fault, QuestionReader, ReadRow } from '../reading.ts'
import { gatherSummary, type SummaryGatherer } from '../summary/gather-summary.ts'
import { tidyText } from '../text/tidy-text.ts'
import { type AikenLine, explained, gatherQuestions, type UnreadQuestion } from './gather-questions.ts'
import { guard } from './guard.ts'
import { originalLine, readPlainLines } from './plain-lines.ts'
import { readPlainPaper } from './read-plain-paper.ts'

/**
 * Questions from a text in which options are labelled and the answer is named below them: Aiken as Moodle reads it, and as people
 * write it, in small letters, in Bengali, with questions of several lines. A whole paper in a text file is read as one in Word is.
 */
export const readAiken: QuestionReader = async function* (file) {
  const { text, isUnsure } = decodeText(file)
  const summary = gatherSummary('aiken')
  for (const row of isPaper(text) ? readPlainPaper(text, summary) : readRows(text, summary)) {
    summary.add(row.lines)
    yield isUnsure ? withEncodingFault(row) : row
  }
  return summary.summary()
}

const numbered = /^\s{0,9}(?:প্রশ্ন|Q)?[\s.(#-]{0,3}[\d০-৯]{1,3}\s?[.)।:-]/gm

/** Questions have numbers, or explanations; Aiken has neither. */
const isPaper = (text: string): boolean =>
  !/^ANSWER:/m.test(text) && (explained.test(text) || (text.match(numbered)?.length ?? 0) > 2)

function* readRows(text: string, summary: SummaryGatherer): Generator<ReadRow, void, void> {
  for (const read of gatherQuestions(linesOf(text))) {
    if ('line' in read) summary.pass(originalLine(read.line))
    else yield readRow(read)
  }
}

function* linesOf(text: string): Generator<AikenLine, void, void> {
  for (const line of readPlainLines(text))
    yield { ...line, text: tidyText(line.text), isStem: line.raw.startsWith(guard) }
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
