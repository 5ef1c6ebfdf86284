import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'

export type Part<Found extends object> = ({ state: 'here' } & Found) | { state: 'away' }

type ShareSettings = {
  /** Told why a part could not be found out. */
  onError: (part: string, error: unknown) => void
  /** How long a part may keep the whole waiting. */
  patienceMs?: number
  /** Chance to count the time in tests. */
  now?: () => number
}

type Wanted<Found> = { name: string; key: string; freshMs: number; find: () => Promise<Found> }

/**
 * Finds each part once for all who look at the same: a hundred open pages cost as much as one. A part that fails, or is slower than
 * anybody wants to wait, is away this time and stops no other; what was begun goes on and is there for whoever asks next.
 */
export function createPartShare({ onError, patienceMs = 2500, now = Date.now }: ShareSettings) {
  const known = new LRUCache<string, { at: number; found: Promise<unknown> }>({ max: 500 })
  // As many as leave the pool to those who write.
  const limit = pLimit(4)

  function begin<Found>({ name, key, freshMs, find }: Wanted<Found>): Promise<Found> {
    const id = `${name} ${key}`
    const before = known.get(id)
    if (before !== undefined && now() - before.at < freshMs) return before.found as Promise<Found>
    const found = limit(find)
    known.set(id, { at: now(), found })
    found.catch((error: unknown) => {
      known.delete(id)
      onError(name, error)
    })
    return found
  }

  return async function share<Found extends object>(wanted: Wanted<Found>): Promise<Part<Found>> {
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<'late'>((resolve) => {
      timer = setTimeout(resolve, patienceMs, 'late')
    })
    try {
      const found = await Promise.race([begin(wanted), patience])
      return found === 'late' ? { state: 'away' } : { state: 'here', ...(found as Found) }
    } catch {
      return { state: 'away' }
    } finally {
      clearTimeout(timer)
    }
  }
}
