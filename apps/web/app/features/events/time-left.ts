export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

/** What is left until a moment, in whole units; undefined when it has come. */
export function timeLeft(until: Date, now: Date): TimeLeft | undefined {
  const left = Math.floor((until.getTime() - now.getTime()) / 1000)
  if (left <= 0) return undefined
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}
