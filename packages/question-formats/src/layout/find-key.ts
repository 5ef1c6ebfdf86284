import type { AnswerKey, QuestionTypeName } from '@prostuti/exam-rules'
import { partOfLabel } from '../keys/part-labels.ts'
import { type KeyReading, readMtfKey, readSbaKey, readTruths } from '../keys/read-key.ts'
import type { Fault } from '../reading.ts'
import { type RunLook, type Slice, shareOf, textOf } from './layout-line.ts'
import type { QuestionBlock } from './question-block.ts'

type Found = { type: QuestionTypeName; key: AnswerKey | null; parts: string[]; faults: Fault[] }

type Asked<P> = {
  block: QuestionBlock<P>
  parts: string[]
  /** The lines that say the answer. */
  answer: Slice<P>[]
  /** What each part says of itself. */
  truths: ('T' | 'F')[] | null
}

/** The key as its line says it; without one, as the options are marked. Five truths make true/false of it, one letter a single choice. */
export function findKey<P>({ block, parts, answer, truths }: Asked<P>): Found {
  const line = answer[0]?.line.original.number ?? block.lines[0]!.original.number
  if (truths) {
    const stems = Object.fromEntries(truths.map((truth, index) => [index + 1, truth]))
    return { type: 'mcq', key: { type: 'mcq', stems }, parts, faults: [] }
  }
  if (answer.length === 0) return findMarked(block, parts, line)
  const written = textOf(answer)
  const type = isTruths(written, parts.length) ? 'mcq' : 'sba'
  const reading = type === 'mcq' ? readMtfKey(written, parts.length) : readChoice(written, parts)
  if (reading.key === null) return { type, key: null, parts, faults: [{ ...reading.fault, weight: 'cannot', line }] }
  const isSeveral = reading.key.type === 'sba' && reading.key.options.length > 1
  // Several letters may name the true stems as well as options that are all accepted.
  return {
    type,
    key: reading.key,
    parts,
    faults: isSeveral ? [{ code: 'type_unsure', weight: 'look', line, found: written }] : [],
  }
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

function findMarked<P>({ options }: QuestionBlock<P>, parts: string[], line: number): Found {
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
