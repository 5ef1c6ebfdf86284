import type { tables } from '@prostuti/db'
import type { PaperRelease, PaperTimes } from '@prostuti/exam-rules'

export type PaperRow = typeof tables.paper.$inferSelect

/** A paper's row in the words of the rules. */
export function timesOf(row: PaperRow): PaperTimes {
  return {
    opensAt: row.opensAt,
    closesAt: row.closesAt,
    durationMinutes: row.durationMinutes,
    late: row.lateAllowed ? { until: row.lateUntil } : null,
    attempts: row.attempts,
  }
}

export function releaseOf(row: PaperRow): PaperRelease {
  return { answersAt: row.answersAt, ranksAt: row.ranksAt, marksEarly: row.marksEarly }
}
