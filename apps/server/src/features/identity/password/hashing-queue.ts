import { availableParallelism } from 'node:os'
import { AppError } from '../../../errors.ts'

type Options = { atOnce: number; waiting: number }

/** A turn for heavy work: `atOnce` run, `waiting` more may wait, the rest are told to come back. */
export function createHashingQueue({ atOnce, waiting }: Options) {
  const queue: (() => void)[] = []
  let running = 0
  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running += 1
    else {
      if (queue.length >= waiting) throw new AppError('unavailable', { retryAfterSeconds: 5 })
      await new Promise<void>((resolve) => queue.push(resolve))
    }
    try {
      return await work()
    } finally {
      // The turn is handed on as it is, so that nobody can slip in between.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/**
 * Hashes run on the thread pool, 19 MiB each. One core stays with the event loop, which would else wait for its share,
 * and one of the pool's four threads with files and compression.
 */
export const inHashingTurn = createHashingQueue({
  atOnce: Math.min(3, Math.max(1, availableParallelism() - 1)),
  waiting: 500,
})
