import { LRUCache } from 'lru-cache'
import { atMost } from '../queues/at-most.ts'

export type Pace = {
  /** What one caller may use up in a second, for ever. */
  unitsPerSecond: number
  /** What a caller who was quiet may use at once. */
  burst: number
  /** A caller who would have to wait for longer is refused instead. */
  longestWaitMs: number
}

/** How long to wait before the work begins, or how long before it is worth asking again. */
export type Turn = { waitMs: number } | { refusedForMs: number }

/** Time as a pace counts it. Where it goes slower, less is given at once, too. */
export type PaceClock = { now: () => number; speed: () => number }

export const wallClock: PaceClock = { now: () => performance.now(), speed: () => 1 }

const callersAtMost = 20_000

/**
 * Slows callers down to a pace (the generic cell rate algorithm): each has one number, the moment until which everything that
 * they used is paid for. In memory and for this process alone, so that it costs a microsecond.
 */
export function createPacer({ unitsPerSecond, burst, longestWaitMs }: Pace, clock: PaceClock = wallClock) {
  /** Of too many callers the one who has been quiet for longest is forgotten, and may use one burst more. */
  const paidUntil = new LRUCache<string, number>(atMost(callersAtMost))
  const msPerUnit = 1000 / unitsPerSecond
  const burstMs = burst * msPerUnit

  /** Whoever is refused because they would not wait that long has used up nothing. */
  return function takeTurn(caller: string, units: number, patienceMs = longestWaitMs): Turn {
    const at = clock.now()
    const until = Math.max(paidUntil.get(caller) ?? 0, at) + units * msPerUnit
    const waitMs = Math.max(0, until - at - burstMs * clock.speed())
    if (waitMs > patienceMs) return { refusedForMs: waitMs - patienceMs }
    paidUntil.set(caller, until)
    return { waitMs }
  }
}
