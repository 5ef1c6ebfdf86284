const day = 86_400_000

/** Days that are given count from the end, or from now where that is over: never fewer than before. */
export const prolongedEnd = (endsAt: Date, days: number, now: Date): Date =>
  new Date(Math.max(endsAt.getTime(), now.getTime()) + days * day)
