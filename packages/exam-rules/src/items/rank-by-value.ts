type Values = ArrayLike<number>

/**
 * Positions in the order of their values, the lowest first; equals keep the order they are given in. The values are whole numbers of a
 * narrow range, as marks are, so they are counted instead of compared: that stays quick with a hundred thousand of them.
 */
export function rankByValue(values: Values): Uint32Array {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < values.length; at++) {
    low = Math.min(low, values[at]!)
    high = Math.max(high, values[at]!)
  }
  const order = new Uint32Array(values.length)
  if (values.length === 0) return order
  const next = new Uint32Array(high - low + 2)
  for (let at = 0; at < values.length; at++) next[values[at]! - low + 1]! += 1
  for (let value = 1; value < next.length; value++) next[value]! += next[value - 1]!
  for (let at = 0; at < values.length; at++) order[next[values[at]! - low]!++] = at
  return order
}

/** How much each belongs to a group: 1, 0, or at its edge the same share for all who are equal, so that the group is exactly that large. */
export type GroupWeights = { readonly size: number; readonly of: (at: number) => number }

/** The best or the weakest `size` of them. Ties are shared, never broken. */
export function groupAtEnd(values: Values, order: Uint32Array, size: number, end: 'top' | 'bottom'): GroupWeights {
  const edge = values[order[end === 'top' ? order.length - size : size - 1]!]!
  const isBeyond = (value: number) => (end === 'top' ? value > edge : value < edge)
  let [beyond, equal] = [0, 0]
  for (let at = 0; at < values.length; at++) {
    if (isBeyond(values[at]!)) beyond += 1
    else if (values[at] === edge) equal += 1
  }
  const shared = (size - beyond) / equal
  return { size, of: (at) => (isBeyond(values[at]!) ? 1 : values[at] === edge ? shared : 0) }
}

/** The mean of some values within a group. */
export function meanWithin(group: GroupWeights, pick: (at: number) => number, count: number): number {
  let sum = 0
  for (let at = 0; at < count; at++) {
    const weight = group.of(at)
    if (weight > 0) sum += weight * pick(at)
  }
  return sum / group.size
}
