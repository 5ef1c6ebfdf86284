/** Offered where it was not, as the last one; not offered where it was. */
export const switchWay = <Way>(offered: readonly Way[], way: Way): Way[] =>
  offered.includes(way) ? offered.filter((each) => each !== way) : [...offered, way]

/** One place up or down; at either end it stays. */
export function moveWay<Way>(offered: readonly Way[], way: Way, by: -1 | 1): Way[] {
  const from = offered.indexOf(way)
  const to = from + by
  if (from === -1 || to < 0 || to >= offered.length) return [...offered]
  return offered.with(from, offered[to] as Way).with(to, way)
}
