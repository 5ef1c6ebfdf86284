import { type QuietHours, quietUntil } from '../quiet-hours/index.ts'

/** So long after the press it can be taken back as if nothing had been. */
export const fuseMs = 2 * 60_000

/** When a campaign begins to go that is started now, if that is not when its fuse has burnt down. */
export const startedQuietUntil = (quiet: QuietHours, now: Date): Date | undefined =>
  quietUntil(quiet, new Date(now.getTime() + fuseMs))
