import type { Tx } from '@prostuti/db'
import { findWatchable } from './find-watchable.ts'

type Wanted = Parameters<typeof findWatchable>[1]

const trustedForMs = 60_000
const keptAtMost = 20_000

/**
 * How many seconds a video has, for a doctor who may watch it. That they may is kept for a minute, never beyond its last moment: a
 * player reports every few seconds. Whose right is taken away can so add what they have watched already, and open nothing.
 */
export function keepLengths(tx: Tx): (wanted: Wanted) => Promise<number> {
  const kept = new Map<string, { durationSeconds: number; trustedUntil: number }>()
  return async (wanted) => {
    const key = `${wanted.doctorId} ${wanted.videoId}`
    const at = wanted.now.getTime()
    const known = kept.get(key)
    if (known !== undefined && at < known.trustedUntil) return known.durationSeconds
    const { video, until } = await findWatchable(tx, wanted)
    const { durationSeconds } = video
    if (kept.size >= keptAtMost) kept.clear()
    kept.set(key, { durationSeconds, trustedUntil: Math.min(at + trustedForMs, until?.getTime() ?? Infinity) })
    return durationSeconds
  }
}
