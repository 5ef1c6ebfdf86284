import type { tables } from '@prostuti/db'
import type { PaperRelease, PaperTimes } from '@prostuti/exam-rules'

export type PaperRow = typeof tables.paper.$inferSelect

/** When it opens. Only a draft may lack it, and no draft is shown to anybody who could sit it. */
export function opensAtOf({ id, opensAt }: Pick<PaperRow, 'id' | 'opensAt'>): Date {
  if (opensAt === null) throw new Error(`paper ${id} is a draft without a time`)
  return opensAt
}

/** A paper's row in the words of the rules. */
export function timesOf(row: PaperRow): PaperTimes {
  return {
    opensAt: opensAtOf(row),
    closesAt: row.closesAt,
    extendedUntil: row.extendedUntil,
    pausedAt: row.pausedAt,
    durationMinutes: row.durationMinutes,
    late: row.lateAllowed ? { until: row.lateUntil } : null,
    attempts: row.attempts,
  }
}

export function releaseOf(row: PaperRow): PaperRelease {
  return { answersAt: row.answersAt, ranksAt: row.ranksAt, marksEarly: row.marksEarly, heldAt: row.heldAt }
}
