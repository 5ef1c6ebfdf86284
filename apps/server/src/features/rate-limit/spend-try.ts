import { type Tx, tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { noteRefusal } from '../../metrics/outcomes.ts'
import type { RateLimit } from './rate-limit.ts'

const { rateLimit } = tables

/** Far beyond every limit, and far from where an integer ends. */
const countedAtMost = 1_000_000

type Try = {
  who: string
  now: Date
  /** How many it counts for, where one call brings many things. */
  tries?: number | undefined
}

/**
 * Counts one try, and refuses it with the time to wait when there were too many. One statement counts and reads, so
 * tries that come at once, in whatever process, are counted one by one. `who` must be a hash, never a number or a name.
 */
export async function spendTry(tx: Tx, limit: RateLimit, { who, now, tries = 1 }: Try): Promise<void> {
  const windowEndsAt = new Date(now.getTime() + limit.windowMs)
  const isOver = sql`${rateLimit.windowEndsAt} <= ${now.toISOString()}::timestamptz`
  const [counted] = await tx
    .insert(rateLimit)
    .values({ key: keyOf(limit, who), windowEndsAt, hits: tries })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        hits: sql`case when ${isOver} then excluded.hits else least(${rateLimit.hits} + excluded.hits, ${countedAtMost}::int) end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rateLimit.windowEndsAt} end`,
      },
    })
    .returning({ hits: rateLimit.hits, windowEndsAt: rateLimit.windowEndsAt })
  if (counted === undefined || counted.hits <= limit.tries) return
  noteRefusal(limit.name)
  const waitMs = counted.windowEndsAt.getTime() - now.getTime()
  throw new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })
}

export const keyOf = (limit: RateLimit, who: string): string => `${limit.name}:${who}`
