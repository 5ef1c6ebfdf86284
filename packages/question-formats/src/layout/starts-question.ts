import { readNumber } from './labels.ts'
import { type Slice, sliceText } from './layout-line.ts'
import { lookAhead } from './look-ahead.ts'
import { isComplete } from './question-block.ts'
import type { Reading } from './reading-state.ts'

/**
 * Whether a line with a number begins a question. Numbers rise; one that does not (`১৯৭১.`, the points of an explanation) needs
 * options behind it before the next number comes.
 */
export function startsQuestion<P>(reading: Reading<P>, number: number): boolean {
  const { block, waiting, lastNumber } = reading
  const isNext = number === lastNumber + 1
  const ahead = lookAhead(waiting, reading.stemList)
  if (!block) return ahead !== 'nothing' || isNext
  if (!isComplete(block)) return isNext && ahead === 'options' && !followsStatement(block.stem, number)
  if (!isNext || ahead === 'options') return ahead === 'options'
  // Points of an explanation: the same number comes again, with options.
  return block.openKind !== 'explanation' || !comesAgain(waiting, number)
}

/** `2.` behind `1.` inside a question is its second statement. */
function followsStatement<P>(stem: Slice<P>[], number: number): boolean {
  const last = stem.length > 1 ? stem.at(-1) : undefined
  return last !== undefined && readNumber(sliceText(last))?.number === number - 1
}

function comesAgain<P>(waiting: Slice<P>[], number: number): boolean {
  return waiting.slice(1).some((slice, index) => {
    const isSame = readNumber(sliceText(slice))?.number === number
    return isSame && lookAhead(waiting.slice(index + 1), null) === 'options'
  })
}
