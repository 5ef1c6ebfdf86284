/** From one second of a video up to another. */
export type Range = readonly [from: number, to: number]

/** Sorted, none touching another. */
export function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: [number, number][] = []
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else if (to > from) joined.push([from, to])
  }
  return joined
}

/**
 * What a media element has played, by its own account. The browser knows it to the frame: a seek plays nothing, a stall
 * of the network ends nothing, at double speed twice the seconds pass.
 */
export function playedRanges(played: Pick<TimeRanges, 'length' | 'start' | 'end'>): Range[] {
  return Array.from({ length: played.length }, (_, at) => [played.start(at), played.end(at)])
}

/**
 * Whole seconds, as they are sent. Both ends go to the nearest one, so that two pieces that met still meet and nothing is
 * counted for being cut up.
 */
export function wholeSeconds(ranges: readonly Range[]): Range[] {
  return joinRanges(ranges.map(([from, to]) => [Math.round(from), Math.round(to)]))
}
