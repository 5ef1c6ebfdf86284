import type { Tx } from '@prostuti/db'
import { LRUCache } from 'lru-cache'
import { atMost } from '../../../queues/at-most.ts'
import { findWatchable, type WatchableKey } from './find-watchable.ts'

const trustedForMs = 60_000

/**
 * How many seconds a video has, for a doctor who may watch it. A player reports every few seconds, so that they may is remembered
 * for a minute, but never past the end of their right. Whoever loses the right can still add what they have watched, and open nothing.
 */
export function cacheVideoLengths(tx: Tx, max = 20_000): (watchable: WatchableKey) => Promise<number> {
  const lengths = new LRUCache<string, { durationSeconds: number; trustedUntil: number }>(atMost(max))
  return async (watchable) => {
    const key = `${watchable.doctorId} ${watchable.videoId}`
    const at = watchable.now.getTime()
    const known = lengths.get(key)
    if (known !== undefined && at < known.trustedUntil) return known.durationSeconds
    const { video, until } = await findWatchable(tx, watchable)
    const { durationSeconds } = video
    lengths.set(key, { durationSeconds, trustedUntil: Math.min(at + trustedForMs, until?.getTime() ?? Infinity) })
    return durationSeconds
  }
}
