import { LRUCache } from 'lru-cache'
import { atMost } from '../queues/at-most.ts'
import type { SignIn } from './find-sign-in.ts'

/** By their Authorization header. */
export type RecentSignIns = {
  get: (authorization: string) => SignIn | undefined
  /** Whoever is kept is not asked again: the guard of the doctor block rests on what is refused here. */
  keep: (authorization: string, signIn: SignIn) => void
}

/**
 * For calls that come in rows, as the saves of an exam do: within a second the next one rests on the look-up of the last. A
 * sign-in that has ended can so save its own answers for a second more, and do nothing else. Only of doctors on a verified device; of staff who
 * look on none is kept, as each of their calls is asked whether it only reads.
 */
export function createRecentSignIns(): RecentSignIns {
  const recent = new LRUCache<string, SignIn>({ ...atMost(20_000), ttl: 1000, ttlResolution: 0 })
  return {
    get: (authorization) => recent.get(authorization),
    keep(authorization, signIn) {
      if (signIn.deviceVerified && signIn.impersonatedBy === null) recent.set(authorization, signIn)
    },
  }
}
