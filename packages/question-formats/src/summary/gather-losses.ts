import { picturesOf } from '../checks/judge-question.ts'
import type { FileQuestion, FileText } from '../file-question.ts'
import type { Loss } from '../reading.ts'

export type LossCode = Loss['code']

/** What a question has of each thing that a format may be unable to carry. */
const has: Record<Exclude<LossCode, 'key' | 'type'>, (question: FileQuestion) => boolean> = {
  name: ({ name }) => name !== null,
  pictures: (question) => picturesOf(question).length > 0,
  english: (question) => textsOf(question).some(({ en }) => en !== undefined),
  line_breaks: (question) => textsOf(question).some(({ bn, en }) => bn.includes('\n') || en?.includes('\n')),
  explanation: ({ explanation }) => explanation !== null,
  part_notes: ({ parts }) => parts.some(({ note }) => note !== null),
  subject: ({ subject }) => subject !== null,
  tags: ({ tags }) => tags.length > 0,
  topic: ({ topic }) => topic !== null,
  reference: ({ reference }) => reference !== null,
  grace: ({ key }) => key?.grace !== undefined,
  fixed_order: ({ fixedOrder }) => fixedOrder,
}

/** The texts of which a question is made; not what pictures show, which goes with the pictures. */
const textsOf = ({ text, parts, explanation }: FileQuestion): FileText[] =>
  [text, explanation, ...parts.flatMap((part) => [part.text, part.note])].filter((each) => each !== null)

export type LossGatherer = {
  /** Of the question at this position, from 1: what of it the format never carries, and what this question loses besides. */
  add(question: FileQuestion, position: number, besides?: readonly LossCode[]): void
  /** The format knows no questions of this type: it is not in the file, and so nothing else of it can be lost. */
  leaveOut(position: number): void
  losses(): Loss[]
}

/** Names what gets lost while questions are written, and only where a question has it. */
export function gatherLosses(never: readonly (keyof typeof has)[]): LossGatherer {
  const found = new Map<LossCode, number[]>()
  const note = (code: LossCode, position: number) => {
    const positions = found.get(code)
    if (positions === undefined) found.set(code, [position])
    else if (positions.at(-1) !== position) positions.push(position)
  }
  return {
    add(question, position, besides = []) {
      // No format knows what a correction has decided.
      for (const code of [...never, 'grace'] as const) if (has[code](question)) note(code, position)
      for (const code of besides) note(code, position)
    },
    leaveOut: (position) => note('type', position),
    losses: () => [...found].map(([code, questions]) => ({ code, questions })),
  }
}
