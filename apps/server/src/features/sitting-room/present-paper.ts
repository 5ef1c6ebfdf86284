import type { ResponseOf } from '@prostuti/contract'
import type { listSittings } from '@prostuti/contract/staff'
import type { tables } from '@prostuti/db'
import { closingOf, ranksMoment } from '@prostuti/exam-rules'

type PaperRow = typeof tables.paper.$inferSelect
export type SittingPaper = Omit<
  ResponseOf<typeof listSittings>['papers'][number],
  'started' | 'finished' | 'expected' | 'absent'
>

/** A paper as the control room shows it. Only one that is frozen, and so has a time to open, comes here. */
export function presentPaper(row: PaperRow, now: Date): SittingPaper {
  const { id, key, title, opensAt, closesAt, extendedUntil, pausedAt, durationMinutes, questionCount } = row
  if (opensAt === null) throw new Error(`paper ${id} has no time to open`)
  return {
    ...{ id, key, title },
    phase: phaseOf(row, now),
    opens_at: opensAt.toISOString(),
    closes_at: closesAt?.toISOString() ?? null,
    extended_until: extendedUntil?.toISOString() ?? null,
    paused_at: pausedAt?.toISOString() ?? null,
    ranks_at: ranksMoment(now, { ...row, heldAt: null })?.toISOString() ?? null,
    duration_minutes: durationMinutes,
    questions: questionCount,
  }
}

function phaseOf(row: PaperRow, now: Date): SittingPaper['phase'] {
  if (row.opensAt !== null && now < row.opensAt) return 'before'
  const closing = closingOf(now, row)
  return closing === null || now < closing ? 'running' : 'after'
}
