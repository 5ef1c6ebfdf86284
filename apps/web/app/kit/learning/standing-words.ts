import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'

/** How many of a hundred stood behind the doctor; nobody is told of more than there are. */
export const aheadOf = (percentile: number): number => Math.floor(percentile / 100)

/** Less than this is chance, not a change. */
const tellingChange = 5

/** The newest exam in one sentence, and how far it is from the first. */
export function standingWords(percentiles: readonly number[]): string[] {
  const ahead = percentiles.map(aheadOf)
  const [first, last] = [ahead[0], ahead.at(-1)]
  if (first === undefined || last === undefined) return []
  if (ahead.length === 1) return [lastWords(last), m.readiness_one()]
  return [lastWords(last), movedWords(first, last)]
}

function lastWords(last: number): string {
  if (last >= 100) return m.readiness_last_first()
  return last === 0 ? m.readiness_last_low() : m.readiness_last({ n: formatNumber(last, getLocale()) })
}

/** Whether the newest exam was tellingly worse than the first. */
export function hasFallen(percentiles: readonly number[]): boolean {
  const ahead = percentiles.map(aheadOf)
  return (ahead.at(-1) ?? 0) <= (ahead[0] ?? 0) - tellingChange
}

function movedWords(first: number, last: number): string {
  if (Math.abs(last - first) < tellingChange) return m.readiness_same()
  const n = { n: formatNumber(first, getLocale()) }
  return last > first ? m.readiness_up(n) : m.readiness_down(n)
}
