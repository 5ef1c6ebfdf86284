const knownForMs = 10 * 60_000
const keptAtMost = 20_000

export type KnownSignIns = { add: (token: string) => void; has: (token: string) => boolean }

/**
 * Tokens that were found good in the last minutes, in this process. It decides only whose pace a request counts against:
 * who may do what is for the guards to say, which look every time.
 */
export function createKnownSignIns(): KnownSignIns {
  const foundGoodAt = new Map<string, number>()
  const ageOf = (token: string) => performance.now() - (foundGoodAt.get(token) ?? Number.NEGATIVE_INFINITY)
  return {
    add(token) {
      if (ageOf(token) < knownForMs / 2) return
      foundGoodAt.delete(token)
      foundGoodAt.set(token, performance.now())
      const [oldest] = foundGoodAt.keys()
      if (foundGoodAt.size > keptAtMost && oldest !== undefined) foundGoodAt.delete(oldest)
    },
    has: (token) => ageOf(token) < knownForMs,
  }
}
