import type { tables } from '@prostuti/db'
import type { Attempt } from '@prostuti/exam-rules'

type Sat = Pick<typeof tables.attempt.$inferSelect, 'startedAt' | 'endsAt' | 'ranked' | 'finishedAt' | 'finishedBy'>

/** An attempt's row in the words of the rules. When it was regraded stands with its result. */
export function asAttempt(row: Sat): Attempt {
  const { startedAt, endsAt, ranked, finishedAt, finishedBy } = row
  const finish = finishedAt && finishedBy ? { at: finishedAt, by: finishedBy } : null
  return { startedAt, endsAt, ranked, finish, regradedAt: null }
}
