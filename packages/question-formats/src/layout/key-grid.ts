import { latinDigits } from '../text/digits.ts'
import { cutSlice, isBlank, type Slice, sliceText } from './layout-line.ts'
import { isKeyHeading } from './words.ts'

const key = '[TF](?:[ ,]?[TF]){1,4}(?![a-zA-Z])|[a-gA-Gক-ঙ](?![a-zA-Z\\u0980-\\u09ff])'
const pair = new RegExp(`[\\s,;|]{0,9}\\(?([\\d০-৯]{1,4})\\)?[.।:ঃ)=–-]{0,2}\\s{0,9}[([]?(${key})[)\\].।]?`, 'y')
const onlyNumber = /^\(?([\d০-৯]{1,4})[.।:ঃ)]{0,2}$/
const onlyKey = new RegExp(`^[([]?(${key})[)\\].।]?$`)

type Pair = { number: number; from: number; to: number }

/** `5. B 6. C`: the pairs of a line that holds nothing else. */
function pairsOf(text: string): Pair[] {
  const pairs: Pair[] = []
  pair.lastIndex = 0
  let end = 0
  for (;;) {
    pair.lastIndex = end
    const found = pair.exec(text)
    if (!found) return /^[\s,;|.।]*$/.test(text.slice(end)) ? pairs : []
    end = pair.lastIndex
    const from = found.index + found[0].lastIndexOf(found[2]!)
    pairs.push({ number: Number(latinDigits(found[1]!)), from, to: from + found[2]!.length })
  }
}

/** The answers of all questions together, as papers have them at the end: pairs of number and letter, on lines or in a table. */
export type KeyGrid<P> = {
  /** Whether the line belongs to it. */
  add(slice: Slice<P>): boolean
  keys(): Map<number, Slice<P>>
}

export function createGrid<P>(): KeyGrid<P> {
  const keys = new Map<number, Slice<P>>()
  /** Numbers in cells of their own that wait for theirs: they come in turn, or a row of each. */
  const numbers: number[] = []
  let isEmpty = true
  return {
    add(slice) {
      const text = sliceText(slice)
      const pairs = pairsOf(text)
      const isCell = slice.line.isCell === true && (onlyNumber.test(text.trim()) || onlyKey.test(text.trim()))
      const isHeading = isEmpty && isKeyHeading(text)
      if (pairs.length === 0 && !isCell && !isHeading && !isBlank(slice)) return false
      isEmpty &&= isBlank(slice)
      for (const { number, from, to } of pairs) keys.set(number, cutSlice(slice, slice.from + from, slice.from + to))
      if (isCell) addCell(keys, numbers, slice)
      return true
    },
    keys: () => keys,
  }
}

function addCell<P>(keys: Map<number, Slice<P>>, numbers: number[], slice: Slice<P>): void {
  const [, number] = onlyNumber.exec(sliceText(slice).trim()) ?? []
  if (number !== undefined) numbers.push(Number(latinDigits(number)))
  else if (numbers.length > 0) keys.set(numbers.shift()!, slice)
}

/** Whether the lines that come next are one. A single pair without a heading may be a question with a short text. */
export function startsGrid<P>(lines: Slice<P>[]): boolean {
  const grid = createGrid<P>()
  const end = lines.findIndex((slice) => !grid.add(slice))
  if (end === 0) return false
  const found = grid.keys().size
  return isKeyHeading(sliceText(lines[0]!)) ? found > 0 || isCells(lines.slice(1)) : found > 1 || isCells(lines)
}

/** A row of numbers at least; what belongs to them comes further down. */
const isCells = <P>(lines: Slice<P>[]): boolean =>
  lines.length >= 4 && lines.slice(0, 4).every((slice) => slice.line.isCell && onlyNumber.test(sliceText(slice).trim()))
