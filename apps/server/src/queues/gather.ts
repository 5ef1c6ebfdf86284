import { AppError } from '../errors.ts'
import { giveUpWaiting, type Waiter } from './give-up-waiting.ts'

type Options<Item, Answer> = {
  /** One flight. Answers come in the order of the items; when it fails, everybody who is on it is told. */
  write: (items: Item[]) => Promise<Answer[]>
  /** Items on one flight. */
  atMost: number
  /** Items that may wait; whoever comes then is refused at once, which is better than an answer that nobody waits for any more. */
  waitingAtMost?: number
  /** How long an item waits, on a flight or for one, before its caller is told to come again. */
  waitAtMostMs?: number
}

type Waiting<Item, Answer> = Waiter & { item: Item; resolve: (answer: Answer) => void }

/**
 * Gathers what arrives while the last flight is under way, and sends it together. A flight never leaves before the items
 * that it answers have come, so whoever reads through it sees what was written before they asked.
 */
export function createGatherer<Item, Answer>({
  write,
  atMost,
  waitingAtMost = 20_000,
  waitAtMostMs,
}: Options<Item, Answer>): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = []
  let flying = false

  /** The check phase comes after everything that this turn of the loop has read from its sockets: that much is on board. */
  function flySoon(): void {
    flying = true
    setImmediate(fly)
  }

  async function fly(): Promise<void> {
    const flight = waiting.splice(0, atMost)
    const stopGivingUp = giveUpWaiting(() => [...flight, ...waiting], waitAtMostMs)
    try {
      const answers = await write(flight.map(({ item }) => item))
      if (answers.length !== flight.length)
        throw new Error(`a flight of ${flight.length} brought ${answers.length} answers`)
      for (const [place, { resolve }] of flight.entries()) resolve(answers[place] as Answer)
    } catch (error) {
      for (const { reject } of flight) reject(error)
    }
    stopGivingUp()
    if (waiting.length > 0) flySoon()
    else flying = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= waitingAtMost) return reject(new AppError('unavailable', { retryAfterSeconds: 2 }))
      waiting.push({ item, since: performance.now(), resolve, reject })
      if (!flying) flySoon()
    })
}
