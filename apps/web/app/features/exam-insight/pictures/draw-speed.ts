import type { ToldInsight } from '../../../kit/exam/exam-types.ts'

type Figures = NonNullable<ToldInsight['speed']['figures']>
type Box = { x: number; y: number; width: number; height: number }

type Drawing = {
  bars: { right: Box; wrong: Box }[]
  medianX: number
  minutes: { x: number; minute: number }[]
}

export const frame = { width: 328, height: 206, left: 8, right: 320, top: 26, middle: 112, bottom: 180 }

/** Right answers upwards and wrong ones downwards, on one scale, from quick to slow. */
export function drawSpeed({ bars, bar_seconds, median }: Pick<Figures, 'bars' | 'bar_seconds' | 'median'>): Drawing {
  const width = (frame.right - frame.left) / bars.length
  // Answers for each unit of height: the fuller side fills its half.
  const scale = Math.max(
    ...bars.map(({ right }) => right / (frame.middle - frame.top)),
    ...bars.map(({ wrong }) => wrong / (frame.bottom - frame.middle)),
    1 / (frame.bottom - frame.middle),
  )
  const xOf = (seconds: number) => frame.left + (seconds / bar_seconds) * width
  const box = (nth: number, count: number, up: boolean): Box => {
    const height = count / scale
    return { x: frame.left + nth * width + 1.5, y: up ? frame.middle - height : frame.middle, width: width - 3, height }
  }
  return {
    bars: bars.map(({ right, wrong }, nth) => ({ right: box(nth, right, true), wrong: box(nth, wrong, false) })),
    medianX: Math.min(frame.right, xOf(median)),
    minutes: [0, 1, 2, 3].map((minute) => ({ minute, x: xOf(minute * 60) })),
  }
}
