import type { ToldInsight } from '../../../kit/exam/exam-types.ts'

type Drawing = {
  line: string
  end: { x: number; y: number }
  /** The middle half of the others; undefined where too few sat it. */
  band: string | undefined
  middle: string | undefined
  /** Where the last minutes begin. */
  lastX: number
  minutes: { x: number; minute: number }[]
  counts: { y: number; count: number }[]
}

export const frame = { width: 328, height: 196, left: 30, right: 318, top: 18, floor: 164 }

type PaceFacts = Pick<ToldInsight, 'minutes' | 'questions'> & {
  answered: readonly number[]
  others: NonNullable<ToldInsight['others']['figures']> | null
  lastMinutes: number
}

/** Answers over time, from nothing at the start to all questions at the top. */
export function drawPace({ minutes, questions, answered, others, lastMinutes }: PaceFacts): Drawing {
  const slices = Math.max(1, answered.length - 1)
  const xOf = (nth: number) => frame.left + (nth / slices) * (frame.right - frame.left)
  const yOf = (count: number) => frame.floor - (count / Math.max(1, questions)) * (frame.floor - frame.top)
  const path = (values: readonly number[]) =>
    values.map((value, nth) => `${nth === 0 ? 'M' : 'L'}${point(xOf(nth), yOf(value))}`).join('')
  const backwards = (values: readonly number[]) =>
    values
      .map((value, nth) => `L${point(xOf(nth), yOf(value))}`)
      .toReversed()
      .join('')
  return {
    line: path(answered),
    end: { x: xOf(slices), y: yOf(answered.at(-1) ?? 0) },
    band: others ? `${path(others.map(({ high }) => high))}${backwards(others.map(({ low }) => low))}Z` : undefined,
    middle: others ? path(others.map(({ middle }) => middle)) : undefined,
    lastX: frame.right - (lastMinutes / minutes) * (frame.right - frame.left),
    // Quarters where they are whole minutes, else halves.
    minutes: [0, 1, 2, 3, 4]
      .filter((quarter) => minutes % 4 === 0 || quarter % 2 === 0)
      .map((quarter) => ({ x: xOf((quarter / 4) * slices), minute: (minutes * quarter) / 4 })),
    counts: [0, 0.5, 1].map((share) => Math.round(questions * share)).map((count) => ({ count, y: yOf(count) })),
  }
}

const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
