import { LRUCache } from 'lru-cache'

const max = 1_000
const ttl = 5_000

/** How many have taken part, counted once for all who begin in the same seconds. */
export function cacheParticipantCount(
  count: (paperId: number) => Promise<number>,
): (paperId: number) => Promise<number> {
  const counts = new LRUCache<number, Promise<number>>({ max, ttl, ttlResolution: 0 })
  return (paperId) => {
    const known = counts.get(paperId)
    if (known !== undefined) return known
    const counted = count(paperId)
    counted.catch(() => counts.delete(paperId))
    counts.set(paperId, counted)
    return counted
  }
}
