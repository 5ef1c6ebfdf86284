import { readNumber } from './labels.ts'
import { cutSlice, isBlank, type Slice, sliceText } from './layout-line.ts'
import { labelAtStart, lookAhead, nextLabel } from './look-ahead.ts'
import { addOption, addWord, isComplete, newBlock, type QuestionBlock } from './question-block.ts'
import type { Reading } from './reading-state.ts'
import { type FoundOption, optionsInside, optionsOfLine, startOfOptions } from './split-options.ts'
import { startsQuestion } from './starts-question.ts'
import { readWord } from './words.ts'

/** Takes the first of the waiting lines: the beginning of a question, or more of the one that is open. */
export function takeLine<P>(reading: Reading<P>): void {
  const slice = reading.waiting[0]!
  const taken =
    isBlank(slice) ||
    takeWord(reading, slice) ||
    takeListed(reading, slice) ||
    takeNumbered(reading, slice) ||
    takeOptions(reading, slice) ||
    takeUnnumbered(reading, slice) ||
    takeMore(reading, slice)
  if (!taken) reading.pass(slice.line)
  reading.isApart = isBlank(slice)
  reading.waiting.shift()
}

/** `উত্তর:`, `ব্যাখ্যা:`, `Ref:` … */
function takeWord<P>(reading: Reading<P>, slice: Slice<P>): boolean {
  const word = readWord(sliceText(slice))
  if (!word) return false
  const rest = cutSlice(slice, slice.from + word.length)
  const { block } = reading
  const isHeading = word.kind === 'subject' || word.kind === 'topic'
  if (!block && isHeading) reading.inherited = { ...reading.inherited, [word.kind]: [rest] }
  if (!block) return false
  // "Note:" and "Key:" before any option are words of the question.
  if (block.options.length === 0 && word.kind !== 'answer') return false
  addWord(block, word.kind, rest)
  keep(block, slice)
  return true
}

/** A line that Word numbers: the list of the first question numbers questions, any other under a question its options. */
function takeListed<P>(reading: Reading<P>, slice: Slice<P>): boolean {
  const { list, labelLength } = slice.line
  if (!list || slice.from > 0) return false
  const { block, stemList } = reading
  const ahead = lookAhead(reading.waiting, stemList)
  const number = readNumber(list.label)?.number ?? null
  const isFirst = stemList === null && (block === null || isComplete(block)) && number !== null && ahead === 'options'
  if (list.id === stemList || isFirst) {
    reading.stemList = list.id
    begin(reading, number, cutSlice(slice, labelLength))
    return true
  }
  const isOpen = block && (block.openKind === 'stem' || block.openKind === 'option')
  const isOption = isOpen && (block.options.length === 0 ? ahead !== 'options' : block.listId === list.id)
  if (!isOption) return false
  block.listId = list.id
  addOption(block, block.options.length, cutSlice(slice, labelLength))
  keep(block, slice)
  return true
}

function takeNumbered<P>(reading: Reading<P>, slice: Slice<P>): boolean {
  const found = readNumber(sliceText(slice))
  if (!found || !startsQuestion(reading, found.number)) return false
  begin(reading, found.number, cutSlice(slice, slice.from + found.length))
  return true
}

/** A question with all its options on one line begins with both. */
function begin<P>(reading: Reading<P>, number: number | null, stem: Slice<P>): void {
  reading.close()
  if (number !== null) reading.lastNumber = number
  const text = sliceText(stem)
  const options = optionsInside(text, nextLabel(reading.waiting))
  const block = newBlock(
    number,
    cutSlice(stem, stem.from, stem.from + startOfOptions(text, options)),
    reading.inherited,
  )
  reading.block = block
  addOptions(block, stem, options)
}

function takeOptions<P>(reading: Reading<P>, slice: Slice<P>): boolean {
  const { block } = reading
  if (!block || (block.openKind !== 'stem' && block.openKind !== 'option')) return false
  if (block.listId !== null) return false
  const text = sliceText(slice)
  const expected = block.family ? { family: block.family, count: block.options.length } : null
  const options = optionsOfLine(text, expected, nextLabel(reading.waiting))
  if (options.length === 0) return takeCell(block, slice) || takeInside(reading, block, slice)
  block.family ??= labelAtStart(slice)!.family
  addOptions(block, slice, options)
  keep(block, slice)
  return true
}

/** Options in columns come as ক, গ, খ, ঘ where a table is read row by row. */
function takeCell<P>(block: QuestionBlock<P>, slice: Slice<P>): boolean {
  const label = labelAtStart(slice)
  if (!slice.line.isCell || !label || label.family !== block.family) return false
  if (block.options.some(({ index }) => index === label.index)) return false
  addOption(block, label.index, cutSlice(slice, slice.from + label.to), label.isMarked)
  keep(block, slice)
  return true
}

/** The last line of a question may have its options behind it. */
function takeInside<P>(reading: Reading<P>, block: QuestionBlock<P>, slice: Slice<P>): boolean {
  if (block.options.length > 0) return false
  const text = sliceText(slice)
  const options = optionsInside(text, nextLabel(reading.waiting))
  if (options.length === 0) return false
  block.stem.push(cutSlice(slice, slice.from, slice.from + startOfOptions(text, options)))
  addOptions(block, slice, options)
  keep(block, slice)
  return true
}

function addOptions<P>(block: QuestionBlock<P>, slice: Slice<P>, options: FoundOption[]): void {
  for (const { index, family, isMarked, from, to } of options) {
    block.family ??= family
    addOption(block, index, cutSlice(slice, slice.from + from, slice.from + to), isMarked)
  }
}

/** Words without a number, with options behind them, where the question before has all of its own. */
function takeUnnumbered<P>(reading: Reading<P>, slice: Slice<P>): boolean {
  const { block, waiting } = reading
  if (block ? block.options.length < 2 : isHeading(waiting)) return false
  if (lookAhead(waiting, reading.stemList) !== 'options') return false
  begin(reading, null, slice)
  return true
}

/** A title stands apart from the words below it. */
function isHeading<P>(waiting: Slice<P>[]): boolean {
  const [, next, ...rest] = waiting
  if (next === undefined || !isBlank(next)) return false
  const below = rest.find((slice) => !isBlank(slice))
  return below !== undefined && !below.line.list && labelAtStart(below) === null
}

/** More of what the line before was part of. Behind an answer, that is what explains it. */
function takeMore<P>(reading: Reading<P>, slice: Slice<P>): boolean {
  const { block } = reading
  if (!block || isBetween(reading, block, slice)) return false
  const isSaid = block.openKind === 'answer' && block.open.some((each) => !isBlank(each))
  if (isSaid) addWord(block, 'explanation', slice)
  else block.open.push(slice)
  keep(block, slice)
  return true
}

const titleAtMost = 60

/** The title of the next part of a paper: short, apart, and a question begins behind it. */
function isBetween<P>({ waiting, isApart, stemList }: Reading<P>, block: QuestionBlock<P>, slice: Slice<P>): boolean {
  const text = sliceText(slice).trim()
  if (!isComplete(block) || text.length > titleAtMost || /[।.?!,;]$/.test(text)) return false
  const next = waiting.slice(1).find((each) => !isBlank(each))
  if (!next) return false
  const isNext = next.line.list ? next.line.list.id === stemList : readNumber(sliceText(next)) !== null
  return isNext && (isApart || block.openKind === 'answer')
}

function keep<P>(block: QuestionBlock<P>, slice: Slice<P>): void {
  if (block.lines.at(-1) !== slice.line) block.lines.push(slice.line)
}
