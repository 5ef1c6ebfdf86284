import type { Tx } from '@prostuti/db'
import { AppError } from '../../errors.ts'
import type { RateLimit } from './rate-limit.ts'
import { spendTry } from './spend-try.ts'

/** Counts one try, and says whether it was within the limit, for callers who are not to be refused. */
export async function isWithin(tx: Tx, limit: RateLimit, by: { who: string; now: Date }): Promise<boolean> {
  try {
    await spendTry(tx, limit, by)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
