import type { tables } from '@prostuti/db'
import type { Attempt } from '@prostuti/exam-rules'

export type AttemptRow = typeof tables.attempt.$inferSelect

/** As lists read it: without the order of the questions, which is long. */
export type ListedAttempt = AttemptTimes & Pick<AttemptRow, 'id' | 'number' | 'answeredPlaces' | 'partialPlaces'>

type AttemptTimes = Pick<AttemptRow, 'startedAt' | 'endsAt' | 'ranked' | 'finishedAt' | 'finishedBy' | 'voidedAt'>

/** An attempt's row in the words of the rules. When it was regraded stands with its result. */
export function asAttempt(row: AttemptTimes): Attempt {
  const { startedAt, endsAt, ranked, finishedAt, finishedBy, voidedAt } = row
  const finish = finishedAt && finishedBy ? { at: finishedAt, by: finishedBy } : null
  return { startedAt, endsAt, ranked, finish, regradedAt: null, voidedAt }
}
