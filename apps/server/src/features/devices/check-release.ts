import { AppError } from '../../errors.ts'
import { type Device, isHeld } from './own-device.ts'

const betweenReleasesMs = 30 * 24 * 60 * 60 * 1000

/** When the doctor may release the next device; null when that is now. */
export function canReleaseAfter(deviceReleasedAt: Date | null, now: Date): Date | null {
  if (deviceReleasedAt === null) return null
  const next = new Date(deviceReleasedAt.getTime() + betweenReleasesMs)
  return next > now ? next : null
}

/**
 * Says whether releasing it uses up the doctor's release of these 30 days, and refuses where that is gone.
 * Only a verified device takes a slot: releasing an unverified one is always free.
 */
export function checkRelease(
  target: Device,
  { deviceReleasedAt, locking, now }: { deviceReleasedAt: Date | null; locking: boolean; now: Date },
): { counts: boolean } {
  if (isHeld(target, now)) throw new AppError('device_in_exam')
  const counts = locking && target.verifiedAt !== null
  if (counts && canReleaseAfter(deviceReleasedAt, now) !== null) throw new AppError('release_too_soon')
  return { counts }
}
