import { AppError } from '../errors.ts'

export type Waiter = { since: number; reject: (error: unknown) => void }

/** A little less than the ten seconds after which no request may still hang. */
const usualWaitMs = 9000

/**
 * Rejects whoever has waited too long, until it is stopped. Each statement has its own limit, but a caller behind one that hangs
 * would wait for that one and then for the next.
 */
export function rejectOverdue(waiters: () => Iterable<Waiter>, waitAtMostMs = usualWaitMs): () => void {
  const timer = setInterval(() => {
    const before = performance.now() - waitAtMostMs
    for (const { since, reject } of waiters())
      if (since < before) reject(new AppError('unavailable', { retryAfterSeconds: 2 }))
  }, waitAtMostMs / 20).unref()
  return () => clearInterval(timer)
}
