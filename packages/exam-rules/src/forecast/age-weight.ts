const dayMs = 86_400_000

/** What a thing of the past still weighs: half of it after so many days, a quarter after twice as many. Never more than one. */
export const ageWeight = (at: Date, now: Date, halfLifeDays: number): number =>
  2 ** (-Math.max(0, daysBetween(at, now)) / halfLifeDays)

export const daysBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / dayMs
