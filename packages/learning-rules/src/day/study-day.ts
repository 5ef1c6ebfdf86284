const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** What is learnt before four in the morning belongs to the evening before. */
export const firstMinute = 4 * 60
/** Dhaka is six hours ahead and has no summer time. */
export const studyShiftMs = 6 * hourMs - firstMinute * 60_000

/** The day of learning at a moment, as '2026-07-01': it begins at 04:00 in Dhaka. */
export const studyDayOf = (at: Date): string => new Date(at.getTime() + studyShiftMs).toISOString().slice(0, 10)

/** When a day of learning begins. */
export const startOfStudyDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - studyShiftMs)

/** The day that many days later, or earlier. */
export const addStudyDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** How many days lie between two; negative where the second is the earlier one. */
export const studyDaysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
