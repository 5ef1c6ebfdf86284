/** Two taps within this time are one double tap. */
export const doubleTapMs = 280

export type Tap = { at: number; x: number }

/** A second tap soon after the first, on the same side, leads ten seconds back or on. Anything else is a tap of its own. */
export function doubleTap(before: Tap | undefined, now: Tap): -10 | 10 | undefined {
  if (!before || now.at - before.at > doubleTapMs) return undefined
  if (before.x < 0.4 && now.x < 0.4) return -10
  if (before.x > 0.6 && now.x > 0.6) return 10
  return undefined
}
