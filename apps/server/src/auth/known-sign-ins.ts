import { LRUCache } from 'lru-cache'
import { atMost } from '../queues/at-most.ts'

const knownForMs = 10 * 60_000
const keptAtMost = 20_000

export type KnownSignIns = { add: (token: string) => void; has: (token: string) => boolean }

/**
 * Tokens that were found good in the last minutes, in this process. It decides only whose pace a request counts against:
 * who may do what is for the guards to say, which look every time.
 */
export function createKnownSignIns(): KnownSignIns {
  const known = new LRUCache<string, true>({ ...atMost(keptAtMost), ttl: knownForMs, ttlResolution: 0 })
  return {
    add(token) {
      // Not with every call of a sign-in that is in use.
      if (known.getRemainingTTL(token) < knownForMs / 2) known.set(token, true)
    },
    has: (token) => known.has(token),
  }
}
