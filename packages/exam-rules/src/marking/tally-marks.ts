import type { MarkState, QuestionMark } from './mark-rule.ts'
import type { Marks } from './marks.ts'

export type Tally = {
  /** Those that count: what a correction made void is not among them. */
  readonly questions: number
  /** How many questions ended in each state. */
  readonly states: Readonly<Record<Exclude<MarkState, 'void'>, number>>
  /** Units: questions or stems, as the section counts. */
  readonly right: number
  readonly wrong: number
  readonly blank: number
  readonly marks: Marks
  readonly outOf: Marks
  /** What wrong answers took away. */
  readonly lost: Marks
}

export function tallyMarks(marks: Iterable<QuestionMark>): Tally {
  const states = { correct: 0, wrong: 0, partial: 0, blank: 0 }
  const sum = { questions: 0, right: 0, wrong: 0, blank: 0, marks: 0, outOf: 0, lost: 0 }
  for (const mark of marks) {
    if (mark.state === 'void') continue
    states[mark.state] += 1
    sum.questions += 1
    sum.right += mark.right
    sum.wrong += mark.wrong
    sum.blank += mark.blank
    sum.marks += mark.marks
    sum.outOf += mark.outOf
    sum.lost += mark.lost
  }
  return { ...sum, states }
}
