import { findLabels, type Label, readLabel } from './labels.ts'
import { cutSlice, sliceText } from './layout-line.ts'
import { addOption, type QuestionBlock } from './question-block.ts'
import { optionsInside, startOfOptions } from './split-options.ts'

const isLoose = (label: Label | null): label is Label => label?.family === 'roman' || label?.family === 'digit'

/**
 * `i) ii) iii)` and `1) 2) 3)` inside a question are statements if it has other options, and its options if it has none. Which,
 * is known only at its end.
 */
export function takeStatements<P>(block: QuestionBlock<P>): void {
  if (block.options.length > 0) return
  const starts = block.stem.map((slice) => {
    const text = sliceText(slice)
    return readLabel(text, text.length - text.trimStart().length)
  })
  const first = starts.findIndex((label, position) => position > 0 && isLoose(label) && label.index === 0)
  if (first < 0) takeFromOneLine(block)
  else takeLines(block, starts, first)
}

/** From this line of the question on. */
function takeLines<P>(block: QuestionBlock<P>, starts: (Label | null)[], first: number): void {
  const family = starts[first]!.family
  let count = 0
  for (const [offset, slice] of block.stem.splice(first).entries()) {
    const label = starts[first + offset]!
    const isNext = label?.family === family && label.index === count
    if (!isNext) {
      block.options.at(-1)?.slices.push(slice)
      continue
    }
    const inLine = optionsFrom(sliceText(slice), label)
    for (const { from, to } of inLine) addOption(block, count++, cutSlice(slice, slice.from + from, slice.from + to))
  }
}

/** All labels of one family on a line, from the first on. */
function optionsFrom(text: string, first: Label): { from: number; to: number }[] {
  const labels: Label[] = []
  for (const label of findLabels(text, first.from))
    if (label.family === first.family && label.index === first.index + labels.length) labels.push(label)
  return labels.map((label, position) => ({ from: label.to, to: labels[position + 1]?.from ?? text.length }))
}

function takeFromOneLine<P>(block: QuestionBlock<P>): void {
  const last = block.stem.at(-1)!
  const text = sliceText(last)
  const options = optionsInside(text, null, isLoose)
  if (options.length < 2) return
  block.stem[block.stem.length - 1] = cutSlice(last, last.from, last.from + startOfOptions(text, options))
  for (const { index, from, to } of options) addOption(block, index, cutSlice(last, last.from + from, last.from + to))
}
