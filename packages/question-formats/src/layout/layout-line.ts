import type { Fault, OriginalLine } from '../reading.ts'
import { tidyText } from '../text/tidy-text.ts'

/** How a piece of a line looks, as far as teachers mark right answers by it. */
export type RunLook = { isBold?: boolean; isUnderlined?: boolean; isHighlighted?: boolean; colour?: string }

/** A piece of a line in the stored notation. A picture is a run with the text `\ufffc`; `P` is how its reader finds it again. */
export type LayoutRun<P = never> = RunLook & { text: string; picture?: P }

export const pictureSign = '\ufffc'

/** A line as a reader hands it over: converted to Unicode, with what there is to see besides letters. */
export type LayoutLine<P = never> = {
  original: OriginalLine
  runs: LayoutRun<P>[]
  /** What a numbered list shows before the line, which is not in its text; and which list, and level of it, that is. */
  list?: { id: string; label: string } | null
  /** Stands in a table. */
  isCell?: boolean
  /** What its reader noticed about it. */
  faults?: Fault[]
}

/** Part of a line, from one character to another. Lines are cut into slices where one holds several things. */
export type Slice<P> = { line: Prepared<P>; from: number; to: number }

/** A line with its text in one piece; the label of its list, if any, stands before it as if it were typed. */
export type Prepared<P> = LayoutLine<P> & { text: string; labelLength: number }

export function prepareLine<P>(line: LayoutLine<P>): Prepared<P> {
  const label = line.list ? `${line.list.label} ` : ''
  const runs = label ? [{ text: label }, ...line.runs] : line.runs
  return { ...line, runs, text: runs.map((run) => run.text).join(''), labelLength: label.length }
}

export const wholeLine = <P>(line: Prepared<P>): Slice<P> => ({ line, from: 0, to: line.text.length })
export const sliceText = <P>({ line, from, to }: Slice<P>): string => line.text.slice(from, to)
export const cutSlice = <P>(slice: Slice<P>, from: number, to = slice.to): Slice<P> => ({ line: slice.line, from, to })

export const isBlank = <P>(slice: Slice<P>): boolean => sliceText(slice).trim() === ''

/** The runs of a slice, each with how many of its characters are in it. */
function runsOf<P>({ line, from, to }: Slice<P>): { run: LayoutRun<P>; text: string }[] {
  const found: { run: LayoutRun<P>; text: string }[] = []
  let start = 0
  for (const run of line.runs) {
    const end = start + run.text.length
    if (end > from && start < to) found.push({ run, text: run.text.slice(Math.max(0, from - start), to - start) })
    start = end
  }
  return found
}

export const picturesIn = <P>(slices: Slice<P>[]): P[] =>
  slices.flatMap(runsOf).flatMap(({ run }) => (run.picture === undefined ? [] : [run.picture]))

/** How much of the letters in some slices looks a certain way, from 0 to 1. */
export function shareOf<P>(slices: Slice<P>[], looks: (run: RunLook) => boolean): number {
  let all = 0
  let those = 0
  for (const { run, text } of slices.flatMap(runsOf)) {
    const letters = text.replaceAll(/\s/g, '').length
    all += letters
    if (looks(run)) those += letters
  }
  return all === 0 ? 0 : those / all
}

/** The words of some slices, a line for each, without pictures. */
export const textOf = <P>(slices: Slice<P>[]): string =>
  tidyText(
    slices
      .map((slice) => sliceText(slice).replaceAll(pictureSign, ' ').trim())
      .filter(Boolean)
      .join('\n'),
  )
