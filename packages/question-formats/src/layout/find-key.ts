import type { AnswerKey, QuestionTypeName } from '@prostuti/exam-rules'
import { partOfLabel } from '../keys/part-labels.ts'
import { type KeyReading, readMtfKey, readSbaKey, readTruths } from '../keys/read-key.ts'
import type { Fault } from '../reading.ts'
import { type RunLook, shareOf, textOf } from './layout-line.ts'
import type { QuestionBlock } from './question-block.ts'
import { takeTrailingTruths } from './trailing-truths.ts'

type Found = { type: QuestionTypeName; key: AnswerKey | null; faults: Fault[] }

/** The key as somebody wrote it. Five truths make true/false of a question, one letter a single choice. */
export function keyOfAnswer(written: string, parts: string[], line: number): Found {
  const type = isTruths(written, parts.length) ? 'mcq' : 'sba'
  const reading = type === 'mcq' ? readMtfKey(written, parts.length) : readChoice(written, parts)
  if (reading.key === null) return { type, key: null, faults: [{ ...reading.fault, weight: 'cannot', line }] }
  const isSeveral = reading.key.type === 'sba' && reading.key.options.length > 1
  // Several letters may name the true stems as well as options that are all accepted.
  const faults: Fault[] = isSeveral ? [{ code: 'type_unsure', weight: 'look', line, found: written }] : []
  return { type, key: reading.key, faults }
}

/** Without such a line: what each part says of itself, or how the options are marked. */
export function findKey<P>({ options, said, lines }: QuestionBlock<P>): Found & { parts: string[] } {
  const parts = options.map(({ slices }) => textOf(slices))
  const line = (said.answer[0]?.line ?? lines[0]!).original.number
  if (said.answer.length > 0) return { parts, ...keyOfAnswer(textOf(said.answer), parts, line) }
  const trailing = takeTrailingTruths(parts)
  if (!trailing) return findMarked(options, parts, line)
  const stems = Object.fromEntries(trailing.truths.map((truth, index) => [index + 1, truth]))
  return { type: 'mcq', key: { type: 'mcq', stems }, parts: trailing.parts, faults: [] }
}

function isTruths(written: string, count: number): boolean {
  const found = readTruths(written)
  return found !== null && (found.length > 1 || count === 1)
}

/** A label with the option's own text behind it needs no sign between: `খ যকৃৎ`. */
function readChoice(written: string, parts: string[]): KeyReading {
  const reading = readSbaKey(written, parts)
  if (reading.key !== null) return reading
  const [, label = '', text = ''] = /^[([]?(\S)[)\]]?\s(.+)$/s.exec(written) ?? []
  const id = partOfLabel(label)
  const same = id !== null && parts[id - 1]?.replaceAll(/\s/g, '') === text.replaceAll(/[\s()]/g, '')
  return same ? { key: { type: 'sba', options: [id] } } : reading
}

const mark = /^[*✓✔√☑]|[*✓✔√☑]$/
const isPlain = /^(?:000000|auto)?$/i

/** How teachers point at the right option: a sign, colour or weight that the others do not have. */
const looks: ((run: RunLook) => boolean)[] = [
  (run) => run.isHighlighted === true,
  (run) => !isPlain.test(run.colour ?? ''),
  (run) => run.isUnderlined === true,
  (run) => run.isBold === true,
]

function findMarked<P>(
  options: QuestionBlock<P>['options'],
  parts: string[],
  line: number,
): Found & { parts: string[] } {
  const signed = parts.flatMap((part, index) => (mark.test(part) || options[index]?.isMarked ? [index + 1] : []))
  const plain = signed.length > 0 ? parts.map((part) => part.replace(mark, '').trim()) : parts
  const marked = [
    signed,
    ...looks.map((look) => options.flatMap(({ slices }, index) => (shareOf(slices, look) > 0.6 ? [index + 1] : []))),
  ]
  const telling = marked.find((ids) => ids.length > 0 && ids.length < parts.length)
  if (telling?.length === 1) return { type: 'sba', key: { type: 'sba', options: telling }, parts: plain, faults: [] }
  // Five stems and five options look the same; so do several true stems and several right options.
  const isUnsure = telling !== undefined || parts.length === 5
  return {
    type: 'sba',
    key: null,
    parts: plain,
    faults: isUnsure ? [{ code: 'type_unsure', weight: 'look', line }] : [],
  }
}
