/** Where invented sittings get their chance from: the same numbers for the same seed, so that the demo is the same every time. */
export type Chance = {
  /** From 0 to just below 1. */
  unit(): number
  /** A whole number from 0 to just below the bound. */
  below(bound: number): number
  isLikely(probability: number): boolean
  /** Around 0, two of three between −1 and 1. */
  normal(): number
}

export function seededChance(seed: number): Chance {
  // Zero would stay zero for ever.
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0 || 1
  const unit = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  return {
    unit,
    below: (bound) => Math.floor(unit() * bound),
    isLikely: (probability) => unit() < probability,
    // The sum of twelve has a deviation of one.
    normal: () => {
      let sum = -6
      for (let drawn = 0; drawn < 12; drawn += 1) sum += unit()
      return sum
    },
  }
}
