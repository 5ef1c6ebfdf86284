import type { DeviceList } from '../../kit/devices/devices-api.ts'

/** What a doctor on a device that is not verified yet can do about it. */
export type Way =
  /** There is a place for it: a code is enough. */
  | { way: 'verify' }
  /** All places are taken, and one can be given up now. */
  | { way: 'replace' }
  /** All places are taken and none can be given up: only staff can help. With the date from which it will be possible. */
  | { way: 'ask'; after: string | null }

export function wayIn({ verified_count, limit, can_release_after, devices }: DeviceList): Way {
  if (verified_count < limit) return { way: 'verify' }
  const free = devices.some((device) => device.verified && !device.is_this_device && !device.in_exam)
  // More devices than places (the limit was lowered): giving up one would not be enough.
  const enough = verified_count - 1 < limit
  return can_release_after === null && free && enough ? { way: 'replace' } : { way: 'ask', after: can_release_after }
}

const releaseGapMs = 30 * 24 * 60 * 60 * 1000

/** If a verified device is released now, the next one can go from then on. */
export const nextReleaseAfter = (now: Date): Date => new Date(now.getTime() + releaseGapMs)

/** Why a device cannot be released from here just now; undefined when it can. Putting out an unverified one is always free. */
export function cannotRelease(
  device: DeviceList['devices'][number],
  { can_release_after }: Pick<DeviceList, 'can_release_after'>,
): 'in_exam' | 'too_soon' | undefined {
  if (device.in_exam) return 'in_exam'
  return device.verified && can_release_after !== null ? 'too_soon' : undefined
}
