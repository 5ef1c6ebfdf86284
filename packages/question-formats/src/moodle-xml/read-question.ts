import type { AnswerKey } from '@prostuti/exam-rules'
import { judgeQuestion } from '../checks/judge-question.ts'
import type { FilePart, FileQuestion, FileText } from '../file-question.ts'
import type { Fault, ReadRow } from '../reading.ts'
import type { Statement } from '../split-mtf/join-stems.ts'
import { splitStatement } from '../split-mtf/split-statement.ts'
import { tidyLine } from '../text/tidy-text.ts'
import { childOf, childrenOf, type XmlElement } from '../xml/xml-element.ts'
import { madeUpName } from './made-up-name.ts'
import { type Formatted, readFormatted } from './read-formatted.ts'

type Filed = Pick<FileQuestion, 'subject' | 'topic'>
type Keyed = { type: FileQuestion['type']; parts: FilePart[]; key: AnswerKey | null }

const textIn = (element: XmlElement | undefined, name: string): string => {
  const child = childOf(element, name)
  return (childOf(child, 'text')?.text ?? child?.text ?? '').trim()
}

/** One question of the file; a true/false statement may turn out to be a part of a larger one. */
export function readQuestion(element: XmlElement, filed: Filed): ReadRow | Statement {
  const reader = new Reader()
  const type = element.attributes.type ?? ''
  const text = reader.formatted(childOf(element, 'questiontext'))
  const feedback = reader.formatted(childOf(element, 'generalfeedback'))
  reader.losePictures(feedback, element.line)
  const title = tidyLine(textIn(element, 'name')) || null
  const common = {
    text: text.text ?? { bn: '' },
    pictures: text.pictures.map(({ picture }) => picture),
    fixedOrder: /^(?:false|0)$/.test(textIn(element, 'shuffleanswers')),
    explanation: feedback.text,
    reference: feedback.sections.reference === undefined ? null : tidyLine(feedback.sections.reference.bn),
    tags: [
      ...new Set((childOf(element, 'tags')?.children ?? []).map((each) => tidyLine(childOf(each, 'text')?.text ?? ''))),
    ].filter((each) => each !== ''),
    ...filed,
  }
  const idNumber = tidyLine(textIn(element, 'idnumber')) || null
  if (type === 'truefalse') return readStatement(element, reader, { ...common, name: idNumber }, text, title)
  const name = idNumber ?? (title === madeUpName(common.text) ? null : title)
  const keyed = readKeyed(type, element, reader)
  const question: FileQuestion = { ...common, name, ...(keyed ?? { type: 'sba', parts: [], key: null }) }
  const { faults, lines } = reader
  if (keyed === null) {
    faults.push({
      code: 'type_unknown',
      weight: 'cannot',
      line: element.line,
      found: type,
      expected: 'multichoice, mtf',
    })
    return { question, lines, faults }
  }
  return { question, lines, faults: [...faults, ...judgeQuestion(question, element.line, faults)] }
}

function readKeyed(type: string, element: XmlElement, reader: Reader): Keyed | null {
  if (type === 'mtf' || type === 'kprime') return readMtf(element, reader)
  if (type !== 'multichoice' && type !== 'multichoiceset') return null
  const answers = childrenOf(element, 'answer')
  const fractions = answers.map(({ attributes }) => Number(attributes.fraction ?? 0))
  const parts = answers.map((answer, index) => reader.part(index + 1, answer, childOf(answer, 'feedback')))
  const isSingle = type === 'multichoice' && !/^(?:false|0)$/.test(textIn(element, 'single'))
  if (isSingle) {
    const full = Math.max(...fractions, 0)
    const options = fractions.flatMap((fraction, index) => (fraction > 0 && fraction === full ? [index + 1] : []))
    return { type: 'sba', parts, key: options.length === 0 ? null : { type: 'sba', options } }
  }
  // Several of the options are right: of each it is asked whether it is true.
  reader.faults.push({ code: 'type_unsure', weight: 'look', line: element.line, found: type })
  const stems = fractions.map((fraction, index) => [index + 1, fraction > 0 ? 'T' : 'F'] as const)
  const hasKey = fractions.some((fraction) => fraction > 0)
  return { type: 'mcq', parts, key: hasKey ? { type: 'mcq', stems: Object.fromEntries(stems) } : null }
}

/** Values over 0 say which of the two columns is right; those of both where both are accepted. */
function readMtf(element: XmlElement, reader: Reader): Keyed {
  const rows = childrenOf(element, 'row')
  const parts = rows.map((row, index) =>
    reader.part(index + 1, childOf(row, 'optiontext'), childOf(row, 'feedbacktext')),
  )
  const right = new Set<string>()
  for (const weight of childrenOf(element, 'weight')) {
    const { rownumber = '', columnnumber = '' } = weight.attributes
    if (Number(textIn(weight, 'value')) > 0) right.add(`${rownumber} ${columnnumber}`)
  }
  const truths = rows.map(({ attributes: { number = '' } }) =>
    truthOf(right.has(`${number} 1`), right.has(`${number} 2`)),
  )
  return { type: 'mcq', parts, key: mcqKey(truths) }
}

const truthOf = (isTrue: boolean, isFalse: boolean): 'T' | 'F' | 'either' | null => {
  if (isTrue) return isFalse ? 'either' : 'T'
  return isFalse ? 'F' : null
}

const mcqKey = (truths: readonly ('T' | 'F' | 'either' | null)[]): AnswerKey | null =>
  truths.some((truth) => truth === null)
    ? null
    : { type: 'mcq', stems: Object.fromEntries(truths.map((truth, index) => [index + 1, truth!])) }

function readStatement(
  element: XmlElement,
  reader: Reader,
  common: Omit<FileQuestion, keyof Keyed>,
  formatted: Formatted,
  title: string | null,
): Statement {
  const { sections } = formatted
  const split =
    sections.stem === undefined && sections.part === undefined
      ? splitStatement(common.text)
      : { text: sections.stem ?? { bn: '' }, statement: sections.part ?? { bn: '' } }
  const answers = childrenOf(element, 'answer')
  // Other words than these two stand in the same order.
  const isFalseFirst = textIn(answers[0], 'text').toLowerCase() === 'false'
  const [first, second] = answers.map(({ attributes }) => Number(attributes.fraction ?? 0) > 0)
  const [isTrue = false, isFalse = false] = isFalseFirst ? [second, first] : [first, second]
  const note = answers.map((answer) => reader.formatted(childOf(answer, 'feedback')).text).find((each) => each !== null)
  const ofPart = formatted.pictures.filter(({ section }) => section === 'part').map(({ picture }) => picture)
  const part: FilePart = { id: 1, text: split.statement, picture: ofPart[0] ?? null, note: note ?? null }
  const question: FileQuestion = {
    ...common,
    type: 'mcq',
    text: split.text,
    pictures: formatted.pictures.filter(({ section }) => section !== 'part').map(({ picture }) => picture),
    parts: [part],
    key: mcqKey([truthOf(isTrue, isFalse)]),
  }
  return { question, title, lines: reader.lines, faults: reader.faults }
}

/** Gathers the lines and the faults of everything that is read of one question. */
class Reader {
  readonly lines: ReadRow['lines'] = []
  readonly faults: Fault[] = []

  formatted(element: XmlElement | undefined): Formatted {
    const reading = readFormatted(element)
    this.lines.push(...reading.lines)
    this.faults.push(...reading.faults)
    return reading
  }

  part(id: number, element: XmlElement | undefined, note: XmlElement | undefined): FilePart {
    const { text, pictures } = this.formatted(element)
    const said = this.formatted(note)
    this.losePictures({ pictures: [...pictures.slice(1), ...said.pictures] }, element?.line ?? null)
    return { id, text: text ?? emptyText, picture: pictures[0]?.picture ?? null, note: said.text }
  }

  /** Pictures where questions have none: in explanations, and more than one in an option. */
  losePictures({ pictures }: Pick<Formatted, 'pictures'>, line: number | null): void {
    for (const { picture } of pictures)
      this.faults.push({ code: 'picture_lost', weight: 'look', line, found: picture.name })
  }
}

const emptyText: FileText = { bn: '' }
