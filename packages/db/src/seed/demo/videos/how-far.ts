type HowFar = { positionSeconds: number; watched: string; watchedSeconds: number }

const whole = (length: number): HowFar => ({
  positionSeconds: length,
  watched: `{[0,${length})}`,
  watchedSeconds: length,
})
const upTo = (seconds: number): HowFar => ({
  positionSeconds: seconds,
  watched: `{[0,${seconds})}`,
  watchedSeconds: seconds,
})

/** With a piece in the middle that was skipped. */
const withGap = (length: number): HowFar => {
  const [a, b, c] = [0.3, 0.5, 0.8].map((share) => Math.round(length * share)) as [number, number, number]
  return { positionSeconds: c, watched: `{[0,${a}),[${b},${c})}`, watchedSeconds: a + c - b }
}

/** How far the demo doctor has come in the nth of so many recordings: the last three are still to be begun. */
export function watchedOf(nth: number, count: number, length: number): HowFar | undefined {
  if (nth >= count - 3) return undefined
  if (nth === 0) return upTo(Math.round(length / 3))
  if (nth === 2) return upTo(Math.round(length / 2))
  if (nth === 3) return undefined
  if (nth === 4 || nth === 11) return withGap(length)
  if (nth === count - 4) return upTo(Math.round(length / 4))
  return whole(length)
}
