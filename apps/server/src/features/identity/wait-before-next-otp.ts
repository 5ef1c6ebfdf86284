import { otp } from './limits.ts'

/** How long a number must wait for its next code; 0 when it may have one now. `sentAt` is newest first. */
export function waitBeforeNextOtp(sentAt: readonly Date[], now: Date): number {
  const freeAfter = (nth: number, ms: number) => {
    const sent = sentAt[nth - 1]
    return sent === undefined ? 0 : sent.getTime() + ms - now.getTime()
  }
  return Math.max(0, freeAfter(1, otp.gapMs), freeAfter(otp.perHour, otp.hourMs), freeAfter(otp.perDay, otp.dayMs))
}
