import { AppError } from '../errors.ts'

type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>

/** So many at once, so many waiting; whoever comes then is asked to come again, so that a rush costs no memory. */
export function createTurns({ atOnce, waitingAtMost }: { atOnce: number; waitingAtMost: number }): Turns {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost) throw new AppError('unavailable', { retryAfterSeconds: 5 })
      await new Promise<void>((go) => waiting.push(go))
    } else running += 1
    try {
      return await work()
    } finally {
      // The turn goes to the next one without being given back, so that nobody slips in between.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
