import { type Tx, tables } from '@prostuti/db'
import { lt } from 'drizzle-orm'
import { otpCountedMs } from './limits.ts'

const { impersonationCode, joinRecord, otpChallenge, otpToken, rateLimit } = tables

/** A campaign is compared with the same month of the year before; nobody's number is kept for longer than that. */
const joinKeptMs = 400 * 86_400_000

/** Forgets codes, tokens and counters that nothing looks at any more. Any number of processes may do it, at any time. */
export async function sweepExpired(tx: Tx, now: Date): Promise<void> {
  // A code counts for a day; everything else is done when its own time is over.
  await tx.delete(otpChallenge).where(lt(otpChallenge.createdAt, new Date(now.getTime() - otpCountedMs)))
  await tx.delete(otpToken).where(lt(otpToken.expiresAt, now))
  await tx.delete(impersonationCode).where(lt(impersonationCode.expiresAt, now))
  await tx.delete(joinRecord).where(lt(joinRecord.createdAt, new Date(now.getTime() - joinKeptMs)))
  await tx.delete(rateLimit).where(lt(rateLimit.windowEndsAt, now))
}
