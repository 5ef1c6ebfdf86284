import type { MarkedQuestion } from '@prostuti/exam-rules'
import { silenceMs } from './measure-times.ts'

export type RightWrong = { readonly right: number; readonly wrong: number }

export type Speed = {
  /** Answered questions by how long they took: bars of fifteen seconds, the last one for all that took three minutes and more. */
  readonly bars: readonly RightWrong[]
  /** The middle of the doctor's own times, in seconds; null where none is known. */
  readonly median: number | null
  /** Above the own middle, and up to it. */
  readonly slow: RightWrong
  readonly fast: RightWrong
  /** Answered, but with an unknown time. */
  readonly unknown: number
}

export const barSeconds = 15
const bars = silenceMs / 1000 / barSeconds + 1

/**
 * Slow is what took longer than the middle of the doctor's own times: against others everybody who reads slowly would be slow
 * everywhere. A true/false question counts as right when it earned more than half of what it is worth.
 */
export function sortBySpeed(marked: readonly MarkedQuestion[], spent: ReadonlyMap<number, number>): Speed {
  const answered = marked.filter(({ state }) => state !== 'blank')
  const timed = answered.flatMap((mark) => {
    const ms = spent.get(mark.questionId)
    return ms === undefined ? [] : { seconds: ms / 1000, isRight: 2 * mark.marks > mark.outOf }
  })
  const median = middleOf(timed.map(({ seconds }) => seconds))
  const count = (some: typeof timed): RightWrong => {
    const right = some.filter(({ isRight }) => isRight).length
    return { right, wrong: some.length - right }
  }
  const barOf = (seconds: number) => Math.min(bars - 1, Math.floor(seconds / barSeconds))
  return {
    bars: Array.from({ length: bars }, (_, nth) => count(timed.filter(({ seconds }) => barOf(seconds) === nth))),
    median: median === null ? null : Math.round(median),
    slow: count(timed.filter(({ seconds }) => seconds > (median ?? 0))),
    fast: count(timed.filter(({ seconds }) => seconds <= (median ?? 0))),
    unknown: answered.length - timed.length,
  }
}

function middleOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
}
