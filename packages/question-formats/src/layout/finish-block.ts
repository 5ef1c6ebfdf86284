import type { AnswerKey, QuestionTypeName } from '@prostuti/exam-rules'
import type { Fault, OriginalLine } from '../reading.ts'
import { takeExamTags } from './exam-tags.ts'
import { findKey, keyOfAnswer } from './find-key.ts'
import { picturesIn, type Slice, textOf, wholeLine } from './layout-line.ts'
import type { QuestionBlock } from './question-block.ts'
import { takeStatements } from './take-statements.ts'

/** A question as its lines say it. Pictures are still what their reader finds them by. */
export type LaidOutQuestion<P> = {
  number: number | null
  lines: { original: OriginalLine; pictures: P[] }[]
  type: QuestionTypeName
  text: string
  pictures: P[]
  parts: { text: string; pictures: P[] }[]
  key: AnswerKey | null
  explanation: string | null
  reference: string | null
  subject: string | null
  topic: string | null
  tags: string[]
  faults: Fault[]
}

export function finishBlock<P>(block: QuestionBlock<P>): LaidOutQuestion<P> {
  takeStatements(block)
  block.options.sort((one, other) => one.index - other.index)
  const { text, tags } = takeExamTags(textOf(block.stem))
  const found = findKey(block)
  const said = (kind: keyof QuestionBlock<P>['said']) => textOf(block.said[kind]) || null
  return {
    number: block.number,
    lines: block.lines.map((line) => ({ original: line.original, pictures: picturesIn([wholeLine(line)]) })),
    type: found.type,
    text,
    pictures: picturesIn(block.stem),
    parts: found.parts.map((part, index) => ({ text: part, pictures: picturesIn(block.options[index]!.slices) })),
    key: found.key,
    explanation: said('explanation'),
    reference: said('reference'),
    subject: said('subject'),
    topic: said('topic'),
    tags: [...new Set([...tags, ...listOf(said('tags'))])],
    faults: [
      ...block.lines.flatMap((line) => line.faults ?? []),
      ...found.faults,
      ...lostPictures(block),
      ...lostTable(block),
    ],
  }
}

/** The same question with the key that the table of answers has for it. */
export function answerByGrid<P>(question: LaidOutQuestion<P>, answer: Slice<P>): LaidOutQuestion<P> {
  const parts = question.parts.map(({ text }) => text)
  const { type, key, faults } = keyOfAnswer(textOf([answer]), parts, answer.line.original.number)
  const others = question.faults.filter(({ code }) => code !== 'type_unsure')
  return { ...question, type, key, faults: [...others, ...faults] }
}

const listOf = (written: string | null): string[] =>
  (written ?? '')
    .split(/[,;\n]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

/** Pictures have a place in a question and in its parts, and nowhere else. */
function lostPictures<P>({ said, options }: QuestionBlock<P>): Fault[] {
  const elsewhere = Object.values(said)
    .flat()
    .filter((slice) => picturesIn([slice]).length > 0)
  const tooMany = options.filter(({ slices }) => picturesIn(slices).length > 1).map(({ slices }) => slices[0]!)
  return [...elsewhere, ...tooMany].map(({ line }) => ({
    code: 'picture_lost',
    weight: 'look',
    line: line.original.number,
  }))
}

/** A table in a question becomes a line for each cell. */
function lostTable<P>({ stem: [first, ...rest] }: QuestionBlock<P>): Fault[] {
  const cell = rest.find(({ line }) => line.isCell)
  if (!cell || first?.line.isCell) return []
  return [{ code: 'markup_lost', weight: 'look', line: cell.line.original.number }]
}
