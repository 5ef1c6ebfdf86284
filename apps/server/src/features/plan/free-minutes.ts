import { type Hours, midnightOf } from '@prostuti/learning-rules/plan/rota'
import { minuteMs, type Span, without } from '@prostuti/learning-rules/plan/spans'

/** How many of a day's wished minutes are left beside what is taken. */
export function freeMinutes(day: string, wished: Hours, taken: readonly Span[]): number {
  const midnight = midnightOf(day)
  const whole = { from: midnight + wished.from * minuteMs, to: midnight + wished.to * minuteMs }
  const free = without(whole, taken).reduce((sum, { from, to }) => sum + to - from, 0)
  return Math.floor(free / minuteMs)
}
