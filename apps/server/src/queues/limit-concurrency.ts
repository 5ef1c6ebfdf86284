import pLimit from 'p-limit'
import { AppError } from '../errors.ts'

type Limits = { atOnce: number; waitingAtMost: number }

/** So many at once, so many waiting; whoever comes then is asked to come again, so that a rush costs no memory. */
export function limitConcurrency({ atOnce, waitingAtMost }: Limits) {
  const limit = pLimit(atOnce)
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= waitingAtMost) throw new AppError('unavailable', { retryAfterSeconds: 5 })
    return limit(work)
  }
}
