/**
 * Whole numbers below a bound, the same ones for the same seed on every machine. For orders that should look random, never
 * for secrets.
 */
export function seededIntegers(seed: number): (below: number) => number {
  // With its sign: a whole number of 32 bits is then changed in place, a larger one would be made anew with each draw.
  let state = seed | 0
  const next = () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return (mixed ^ (mixed >>> 16)) >>> 0
  }
  return (below) => {
    for (;;) {
      const drawn = next()
      // By hand: `%` of so large numbers takes eight times as long, and a start draws a thousand.
      const rest = drawn - Math.floor(drawn / below) * below
      // Numbers from the uneven rest at the top are drawn again, so that every position is equally likely.
      if (drawn - rest + below <= 2 ** 32) return rest
    }
  }
}
