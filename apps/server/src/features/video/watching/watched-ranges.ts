/** Seconds from … to (not with) …. */
export type SecondsRange = [from: number, to: number]

/** Only what lies within the video, and nothing empty. */
export function clipRanges(ranges: readonly SecondsRange[], durationSeconds: number): SecondsRange[] {
  return ranges
    .map(([from, to]): SecondsRange => [Math.max(0, from), Math.min(to, durationSeconds)])
    .filter(([from, to]) => from < to)
}

/** As PostgreSQL reads a multirange; it joins what overlaps or touches. */
export const toMultirange = (ranges: readonly SecondsRange[]): string =>
  `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`

/** As PostgreSQL writes one of whole numbers: `{[0,5),[7,9)}`. */
export const readMultirange = (text: string): SecondsRange[] =>
  [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]): SecondsRange => [Number(from), Number(to)])

/** Watched is nine tenths: credits and a break at the end keep nobody from being done. */
export const completedFrom = (durationSeconds: number): number => Math.ceil(durationSeconds * 0.9)
