import type { OtpLimit } from '../limits.ts'

/** How long the next code must wait, by these limits; 0 when it may go now. `sentAt` is newest first. */
export function waitBeforeNextOtp(sentAt: readonly Date[], limits: readonly OtpLimit[], now: Date): number {
  const waits = limits.map(({ codes, withinMs }) => {
    const sent = sentAt[codes - 1]
    return sent === undefined ? 0 : sent.getTime() + withinMs - now.getTime()
  })
  return Math.max(0, ...waits)
}
