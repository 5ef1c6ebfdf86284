import { AppError } from '../errors.ts'

export type Waiter = { since: number; reject: (error: unknown) => void }

/** A little less than the ten seconds after which no request may still hang. */
const patienceMs = 9000

/**
 * Tells those who have waited too long for what others wait for as well, and does so until it is stopped: each statement
 * has its own limit, but whoever comes behind one that hangs would wait for that and for the next.
 */
export function giveUpWaiting(waiters: () => Iterable<Waiter>, waitAtMostMs = patienceMs): () => void {
  const timer = setInterval(() => {
    const before = performance.now() - waitAtMostMs
    for (const { since, reject } of waiters())
      if (since < before) reject(new AppError('unavailable', { retryAfterSeconds: 2 }))
  }, waitAtMostMs / 20).unref()
  return () => clearInterval(timer)
}
