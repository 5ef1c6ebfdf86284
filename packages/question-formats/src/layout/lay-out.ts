import { cutLine } from './cut-line.ts'
import { answerByGrid, finishBlock, type LaidOutQuestion } from './finish-block.ts'
import { createGrid, type KeyGrid, startsGrid } from './key-grid.ts'
import { isBlank, type LayoutLine, prepareLine } from './layout-line.ts'
import { isComplete } from './question-block.ts'
import type { LayoutSink, Reading } from './reading-state.ts'
import { takeLine } from './take-line.ts'

/** How far is looked ahead to tell what a line is. A question with its options is shorter. */
const window = 24

/** A question that no line answers, or one behind such a question. */
type Held<P> = { question: LaidOutQuestion<P>; isAnswered: boolean }

/**
 * Finds questions in lines, as teachers lay them out. Lines come one by one, and questions leave as soon as they are whole; one
 * without an answer waits, with all behind it, for the table of answers that may stand at the end.
 */
export function createLayout<P>(sink: LayoutSink<P>): { push(line: LayoutLine<P>): void; end(): void } {
  let held: Held<P>[] = []
  let grid: KeyGrid<P> | null = null

  const reading: Reading<P> = {
    waiting: [],
    block: null,
    lastNumber: 0,
    stemList: null,
    inherited: { subject: [], topic: [] },
    isApart: false,
    pass: sink.pass,
    close() {
      const { block } = reading
      reading.block = null
      if (!block) return
      const question = finishBlock(block)
      const isAnswered = block.said.answer.length > 0 || question.key?.type === 'mcq'
      if (held.length === 0 && isAnswered) sink.question(question)
      else held.push({ question, isAnswered })
    },
  }

  function release(): void {
    const keys = new Map(grid?.keys())
    // Parts of a paper may each count from 1: the answers are of the nearest.
    const found = held.toReversed().map(({ question, isAnswered }) => {
      const { number } = question
      const answer = number === null || isAnswered ? undefined : keys.get(number)
      if (number !== null && answer) keys.delete(number)
      return answer ? answerByGrid(question, answer) : question
    })
    for (const question of found.toReversed()) sink.question(question)
    held = []
    grid = null
  }

  function step(): void {
    const [slice] = reading.waiting
    const mayHaveGrid = reading.block ? isComplete(reading.block) : held.length > 0
    if (grid === null && mayHaveGrid && !isBlank(slice!) && startsGrid(reading.waiting)) {
      reading.close()
      grid = createGrid<P>()
      // Another part of the paper may begin behind it, with numbers of its own.
      reading.lastNumber = 0
    }
    if (grid?.add(slice!)) reading.waiting.shift()
    else {
      if (grid !== null) release()
      takeLine(reading)
    }
  }

  return {
    push(line) {
      reading.waiting.push(...cutLine(prepareLine(line)))
      while (reading.waiting.length > window) step()
    },
    end() {
      while (reading.waiting.length > 0) step()
      reading.close()
      release()
    },
  }
}
