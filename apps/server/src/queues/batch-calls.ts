import { AppError } from '../errors.ts'
import { rejectOverdue, type Waiter } from './reject-overdue.ts'

type BatchOptions<Item, Answer> = {
  /** Answers come in the order of the items; when it fails, every caller of the batch is told. */
  run: (items: Item[]) => Promise<Answer[]>
  /** Items in one batch. */
  atMost: number
  /** Items that may wait; whoever comes then is refused at once, which is better than an answer that nobody waits for any more. */
  waitingAtMost?: number
  /** How long an item waits, in a batch or for one, before its caller is told to come again. */
  waitAtMostMs?: number
  /** How long a batch may take before the next one no longer waits for it. */
  slowAfterMs?: number
  /** Batches under way, with those that are slow. */
  atOnce?: number
}

type Waiting<Item, Answer> = Waiter & { item: Item; resolve: (answer: Answer) => void }

/**
 * One caller's question at a time, many callers' in one statement: what arrives while a batch runs goes into the next one. A
 * batch never starts before its items have come, so whoever reads through it sees what was written before they asked. One that
 * is slow, on a connection that has fallen silent perhaps, holds up nobody but those who are in it: the next ones pass it.
 * `p-limit` would not do: it runs each call by itself.
 */
export function batchCalls<Item, Answer>({
  run,
  atMost,
  waitingAtMost = 20_000,
  waitAtMostMs,
  slowAfterMs = 100,
  atOnce = 4,
}: BatchOptions<Item, Answer>): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = []
  let running = 0
  let slow = 0
  let isStarting = false

  /** The check phase comes after everything that this turn of the loop has read from its sockets: all of that is in the batch. */
  function runSoon(): void {
    if (isStarting || waiting.length === 0 || running > slow || running >= atOnce) return
    isStarting = true
    setImmediate(runBatch)
  }

  async function runBatch(): Promise<void> {
    isStarting = false
    running += 1
    let isSlow = false
    const passing = setTimeout(() => {
      isSlow = true
      slow += 1
      runSoon()
    }, slowAfterMs)
    const batch = waiting.splice(0, atMost)
    const stopRejecting = rejectOverdue(() => [...batch, ...waiting], waitAtMostMs)
    try {
      const answers = await run(batch.map(({ item }) => item))
      if (answers.length !== batch.length)
        throw new Error(`a batch of ${batch.length} brought ${answers.length} answers`)
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    stopRejecting()
    clearTimeout(passing)
    running -= 1
    if (isSlow) slow -= 1
    runSoon()
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= waitingAtMost) return reject(new AppError('unavailable', { retryAfterSeconds: 2 }))
      waiting.push({ item, since: performance.now(), resolve, reject })
      runSoon()
    })
}
