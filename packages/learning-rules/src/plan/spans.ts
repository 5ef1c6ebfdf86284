/** From one moment until another, in milliseconds of the epoch; the end is no part of it. */
export type Span = { from: number; to: number }

export const minuteMs = 60_000

export const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to

export const padded = ({ from, to }: Span, minutes: number): Span => ({
  from: from - minutes * minuteMs,
  to: to + minutes * minuteMs,
})

/** What of a span is left when others are taken out, in the order of time. */
export function without(whole: Span, taken: readonly Span[]): Span[] {
  const left: Span[] = []
  let from = whole.from
  for (const { from: start, to } of taken.toSorted((one, other) => one.from - other.from)) {
    if (start >= whole.to) break
    if (start > from) left.push({ from, to: start })
    from = Math.max(from, to)
  }
  if (from < whole.to) left.push({ from, to: whole.to })
  return left
}
