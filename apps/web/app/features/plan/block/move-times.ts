import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import type { Block, Rota } from '../plan-api.ts'

export type WakingHours = Pick<Rota, 'earliest_minute' | 'latest_minute'>
type Moving = { block: Pick<Block, 'starts_at' | 'ends_at' | 'deadline'>; hours: WakingHours; now: Date }

const stepMinutes = 15

/** When a block may begin on a day, in minutes after midnight: still to come, within the waking hours, done by its deadline. */
export function moveTimes(day: string, { block, hours, now }: Moving): number[] {
  const midnight = dhakaMidnight(day).getTime()
  const long = (Date.parse(block.ends_at) - Date.parse(block.starts_at)) / 60_000
  const deadline = block.deadline === null ? Number.POSITIVE_INFINITY : (Date.parse(block.deadline) - midnight) / 60_000
  const earliest = Math.max(hours.earliest_minute, (now.getTime() - midnight) / 60_000)
  const latest = Math.min(hours.latest_minute, deadline) - long
  const times: number[] = []
  for (let at = Math.ceil(earliest / stepMinutes) * stepMinutes; at <= latest; at += stepMinutes) times.push(at)
  return times
}

/** The time that is nearest to the one that was wished for. */
export const nearestTime = (times: readonly number[], wished: number): number | undefined =>
  times.toSorted((one, other) => Math.abs(one - wished) - Math.abs(other - wished))[0]
