import { cutLine } from './cut-line.ts'
import { finishBlock } from './finish-block.ts'
import { createGrid, type KeyGrid, startsGrid } from './key-grid.ts'
import { isBlank, type LayoutLine, prepareLine, type Slice } from './layout-line.ts'
import { isComplete, type QuestionBlock } from './question-block.ts'
import type { LayoutSink, Reading } from './reading-state.ts'
import { takeLine } from './take-line.ts'

/** How far is looked ahead to tell what a line is. A question with its options is shorter. */
const window = 24

/**
 * Finds questions in lines, as teachers lay them out. Lines come one by one, and questions leave as soon as they are whole; one
 * without a key waits, with all behind it, for the table of answers that may stand at the end.
 */
export function createLayout<P>(sink: LayoutSink<P>): { push(line: LayoutLine<P>): void; end(): void } {
  let held: QuestionBlock<P>[] = []
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
      const question = finishBlock(block, null)
      if (held.length === 0 && (question.key !== null || block.said.answer.length > 0)) sink.question(question)
      else held.push(block)
    },
  }

  function release(): void {
    const keys = new Map(grid?.keys())
    const found = new Map<QuestionBlock<P>, Slice<P>>()
    // Parts of a paper may each count from 1: the answers are of the nearest.
    for (const block of held.toReversed()) {
      const key = block.number === null || block.said.answer.length > 0 ? undefined : keys.get(block.number)
      if (key && keys.delete(block.number!)) found.set(block, key)
    }
    for (const block of held) sink.question(finishBlock(block, found.get(block) ?? null))
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
