import { analyse } from 'scslre'
import { attackTexts } from './attack-texts.ts'
import type { Pattern } from './find-patterns.ts'

/** A linear pattern reads a text as long as a request's headers in a fraction of a millisecond. */
const mostMs = 8

/** How a text can make the pattern take more than linear time; undefined when none was found. */
export function superLinear({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string | undefined {
  const [report] = analyse({ source, flags }, { maxReports: 1 }).reports
  if (report !== undefined)
    return `is ${report.exponential ? 'exponential' : 'polynomial'} on many of ${report.character.literal.source}`
  // The analysis sees neither a repetition behind a fixed beginning nor alternatives that overlap; an attack does.
  const attack = attackTexts(source, flags).find((text) => isSlow(new RegExp(source, flags.replace('y', '')), text))
  return attack && `is slow on ${JSON.stringify(attack.slice(0, 60))}…`
}

/** By the processor time of this thread, and the better of two tries, so that a busy machine changes nothing. */
function isSlow(pattern: RegExp, text: string): boolean {
  const tryOnce = () => {
    pattern.lastIndex = 0
    const before = process.threadCpuUsage()
    pattern.test(text)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  }
  return tryOnce() > mostMs && tryOnce() > mostMs
}
