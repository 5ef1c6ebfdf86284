import type { ToldInsight } from '../../../kit/exam/exam-types.ts'

type Figures = NonNullable<ToldInsight['speed']['figures']>
type Box = { x: number; y: number; width: number; height: number }

type Drawing = {
  bars: { right: Box; wrong: Box }[]
  /** Where nothing is: between the right ones and the wrong ones. */
  middle: number
  medianX: number
  minutes: { x: number; minute: number }[]
}

export const frame = { width: 328, height: 198, left: 8, right: 320, top: 26, bottom: 172 }

/** Right answers upwards and wrong ones downwards, on one scale, from quick to slow. */
export function drawSpeed({ bars, bar_seconds, median }: Pick<Figures, 'bars' | 'bar_seconds' | 'median'>): Drawing {
  const width = (frame.right - frame.left) / bars.length
  const mostRight = Math.max(1, ...bars.map(({ right }) => right))
  const mostWrong = Math.max(1, ...bars.map(({ wrong }) => wrong))
  const each = (frame.bottom - frame.top) / (mostRight + mostWrong)
  const middle = frame.top + mostRight * each
  const xOf = (seconds: number) => frame.left + (seconds / bar_seconds) * width
  const box = (nth: number, count: number, up: boolean): Box => {
    const height = count * each
    return { x: frame.left + nth * width + 1.5, y: up ? middle - height : middle, width: width - 3, height }
  }
  return {
    bars: bars.map(({ right, wrong }, nth) => ({ right: box(nth, right, true), wrong: box(nth, wrong, false) })),
    middle,
    medianX: Math.min(frame.right, xOf(median)),
    minutes: [0, 1, 2, 3].map((minute) => ({ minute, x: xOf(minute * 60) })),
  }
}
