import type { MarkedQuestion } from '../marking/mark-attempt.ts'
import type { Marks } from '../marking/marks.ts'
import type { Answer, AnswerKey, QuestionTypeName } from '../questions/question-types.ts'
import { stemVerdict } from '../questions/stem-verdict.ts'

export type AnalysedQuestion = {
  readonly id: number
  readonly type: QuestionTypeName
  readonly parts: readonly { readonly id: number }[]
  readonly key: AnswerKey
  /** What it is worth; 0 once it is void. */
  readonly outOf: Marks
  /** Whether each of its stems earns by itself. */
  readonly byStems: boolean
}

/** A whole question in the smallest parts that stems divide it into, so that every share of it is a whole number. */
export const wholeRight = 60

/** Everybody's answers to one question, by candidate. */
type ItemColumn = {
  readonly right: Uint8Array
  readonly marks: Int32Array
  /** As `sayOption` and `sayStems` write it. */
  readonly said: Uint16Array
  readonly states: { correct: number; partial: number; wrong: number; blank: number; void: number }
}

export type ItemTable = {
  readonly questions: readonly AnalysedQuestion[]
  readonly columns: readonly ItemColumn[]
  readonly rightTotals: Int32Array
  readonly markTotals: Int32Array
  /** How many rows are filled. */
  count: number
}

/** Room for so many candidates; packed, because a large paper has millions of answers. */
export function createItemTable(questions: readonly AnalysedQuestion[], candidates: number): ItemTable {
  return {
    questions,
    columns: questions.map(() => ({
      right: new Uint8Array(candidates),
      marks: new Int32Array(candidates),
      said: new Uint16Array(candidates),
      states: { correct: 0, partial: 0, wrong: 0, blank: 0, void: 0 },
    })),
    rightTotals: new Int32Array(candidates),
    markTotals: new Int32Array(candidates),
    count: 0,
  }
}

/** Whoever answered less than this share did not sit it in earnest. */
const earnestShare = 0.25

/** Adds one candidate; false for one who is left out. `marks` stand in the order of the questions. */
export function addCandidate(
  table: ItemTable,
  answers: ReadonlyMap<number, Answer>,
  marks: readonly MarkedQuestion[],
): boolean {
  const said = table.questions.map((question) => saidOf(question, answers.get(question.id)))
  if (said.filter((each) => each !== 0).length < table.questions.length * earnestShare) return false
  const row = table.count
  for (const [nth, column] of table.columns.entries()) {
    const mark = marks[nth]!
    const units = mark.right + mark.wrong + mark.blank
    const right = units === 0 ? 0 : (mark.right * wholeRight) / units
    column.right[row] = right
    column.marks[row] = mark.marks
    column.said[row] = said[nth]!
    column.states[mark.state] += 1
    table.rightTotals[row]! += right
    table.markTotals[row]! += mark.marks
  }
  table.count = row + 1
  return true
}

const saidOf = (question: AnalysedQuestion, answer: Answer | undefined): number => {
  if (answer === undefined) return 0
  return answer.type === 'sba' ? sayOption(question, answer.option) : sayStems(question, answer.stems)
}

/** 0 for blank, else the option's position from 1. */
const sayOption = ({ parts }: AnalysedQuestion, option: number | null): number =>
  parts.findIndex(({ id }) => id === option) + 1

/** Two bits for each stem: 0 for blank, 1 for T, 2 for F. */
const sayStems = ({ parts }: AnalysedQuestion, stems: Readonly<Record<number, 'T' | 'F'>>): number =>
  parts.reduce((bits, { id }, nth) => bits | ((stems[id] === 'T' ? 1 : stems[id] === 'F' ? 2 : 0) << (2 * nth)), 0)

export const saidOfStem = (said: number, nth: number): 'T' | 'F' | null =>
  ([null, 'T', 'F', null] as const)[(said >> (2 * nth)) & 3]!

export const isStemRight = (key: AnswerKey, partId: number, said: 'T' | 'F' | null): boolean =>
  key.type === 'mcq' && stemVerdict(key.stems[partId], said) === 'right'
