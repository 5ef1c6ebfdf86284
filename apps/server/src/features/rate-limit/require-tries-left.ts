import { type Tx, tables } from '@prostuti/db'
import { and, eq, gt, gte } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { noteRefusal } from '../../metrics/outcomes.ts'
import type { RateLimit } from './rate-limit.ts'
import { keyOf } from './spend-try.ts'

const { rateLimit } = tables

/** Refuses where there were too many tries, and counts none: for limits whose tries are counted once they have failed. */
export async function requireTriesLeft(
  tx: Tx,
  limit: RateLimit,
  { who, now }: { who: string; now: Date },
): Promise<void> {
  const [spent] = await tx
    .select({ windowEndsAt: rateLimit.windowEndsAt })
    .from(rateLimit)
    .where(and(eq(rateLimit.key, keyOf(limit, who)), gt(rateLimit.windowEndsAt, now), gte(rateLimit.hits, limit.tries)))
  if (spent === undefined) return
  const waitMs = spent.windowEndsAt.getTime() - now.getTime()
  noteRefusal(limit.name)
  throw new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })
}
