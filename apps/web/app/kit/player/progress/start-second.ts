/** So near the end there is nothing left to see. */
const endSeconds = 5

/** Where the video begins: where the address says, or where it was left; from the front once it had come to its end. */
export function startSecond(duration: number, left: number, asked?: number): number {
  if (asked !== undefined && asked >= 0 && (duration <= 0 || asked < duration)) return asked
  return duration > 0 && left >= duration - endSeconds ? 0 : Math.max(0, left)
}
