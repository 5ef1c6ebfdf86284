const hour = 3_600_000

/** Asia/Dhaka has been UTC+6 without summer time since 2010, so plain arithmetic says the same on every phone and server. */
export const dhakaOffset = 6 * hour

export type DhakaParts = {
  year: number
  /** 1 to 12 */
  month: number
  day: number
  hour: number
  minute: number
  second: number
  /** 0 is Sunday, as in JavaScript. */
  weekday: number
}

/** What a wall clock and calendar in Dhaka show at that moment. */
export function dhakaParts(date: Date): DhakaParts {
  const shifted = new Date(date.getTime() + dhakaOffset)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
    weekday: shifted.getUTCDay(),
  }
}
