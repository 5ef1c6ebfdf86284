/**
 * Whole numbers below a bound, the same ones for the same seed on every machine. For orders that should look random, never
 * for secrets.
 */
export function seededIntegers(seed: number): (below: number) => number {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return (mixed ^ (mixed >>> 16)) >>> 0
  }
  return (below) => {
    // Numbers from the uneven rest at the top are drawn again, so that every position is equally likely.
    const even = 2 ** 32 - (2 ** 32 % below)
    let drawn = next()
    while (drawn >= even) drawn = next()
    return drawn % below
  }
}
