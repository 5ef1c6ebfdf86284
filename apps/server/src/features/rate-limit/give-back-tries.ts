import { type Tx, tables } from '@prostuti/db'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { RateLimit } from './rate-limit.ts'
import { keyOf } from './spend-try.ts'

const { rateLimit } = tables

/** A try that turned out well costs nothing where only failures are limited. */
export async function giveBackTry(tx: Tx, limit: RateLimit, who: string): Promise<void> {
  await tx
    .update(rateLimit)
    .set({ hits: sql`${rateLimit.hits} - 1` })
    .where(and(eq(rateLimit.key, keyOf(limit, who)), gt(rateLimit.hits, 0)))
}

/** Forgets every try: the owner has shown who they are. */
export async function forgetTries(tx: Tx, limit: RateLimit, who: string): Promise<void> {
  await tx.delete(rateLimit).where(eq(rateLimit.key, keyOf(limit, who)))
}
