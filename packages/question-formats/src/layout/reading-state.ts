import type { LaidOutQuestion } from './finish-block.ts'
import type { Prepared, Slice } from './layout-line.ts'
import type { Inherited, QuestionBlock } from './question-block.ts'

export type LayoutSink<P> = {
  question(question: LaidOutQuestion<P>): void
  /** A line that belongs to no question. */
  pass(line: Prepared<P>): void
}

/** What is known while lines are read. */
export type Reading<P> = {
  /** The line that is read, and those behind it. */
  waiting: Slice<P>[]
  block: QuestionBlock<P> | null
  lastNumber: number
  /** The list of Word that numbers the questions. */
  stemList: string | null
  /** Said above the questions, for all of them. */
  inherited: Inherited<P>
  /** Whether an empty line came before. */
  isApart: boolean
  pass(line: Prepared<P>): void
  /** The question is whole; another begins. */
  close(): void
}
