import type { LabelFamily } from './labels.ts'
import type { Prepared, Slice } from './layout-line.ts'
import type { WordKind } from './words.ts'

/** A question while its lines are read. */
export type QuestionBlock<P> = {
  number: number | null
  lines: Prepared<P>[]
  stem: Slice<P>[]
  options: { index: number; isMarked: boolean; slices: Slice<P>[] }[]
  /** What its options are labelled by: letters of one family, or a list of Word. */
  family: LabelFamily | null
  listId: string | null
  said: Record<WordKind, Slice<P>[]>
  /** Where a line goes that says nothing about itself. */
  open: Slice<P>[]
  openKind: 'stem' | 'option' | WordKind
}

export type Inherited<P> = Pick<QuestionBlock<P>['said'], 'subject' | 'topic'>

export function newBlock<P>(number: number | null, stem: Slice<P>, inherited: Inherited<P>): QuestionBlock<P> {
  const slices = [stem]
  return {
    number,
    lines: [stem.line],
    stem: slices,
    options: [],
    family: null,
    listId: null,
    said: { answer: [], explanation: [], reference: [], tags: [], ...inherited },
    open: slices,
    openKind: 'stem',
  }
}

export function addOption<P>(block: QuestionBlock<P>, index: number, slice: Slice<P>, isMarked = false): void {
  const option = { index, isMarked, slices: [slice] }
  block.options.push(option)
  block.open = option.slices
  block.openKind = 'option'
}

export function addWord<P>(block: QuestionBlock<P>, kind: WordKind, slice: Slice<P>): void {
  // What stood above the questions holds until one says otherwise.
  if (kind === 'subject' || kind === 'topic') block.said[kind] = []
  block.said[kind].push(slice)
  block.open = block.said[kind]
  block.openKind = kind
}

/** Enough of a question that the next one may begin. */
export const isComplete = <P>({ options, said }: QuestionBlock<P>): boolean =>
  options.length > 1 || said.answer.length > 0
