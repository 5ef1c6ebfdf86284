const knownForMs = 10 * 60_000
const keptAtMost = 20_000

/** When an authorization header was last found good, in this process. */
const foundGoodAt = new Map<string, number>()

/** Told by the guards of every sign-in that they let in. */
export function rememberSignIn(authorization: string): void {
  const now = performance.now()
  if (now - (foundGoodAt.get(authorization) ?? Number.NEGATIVE_INFINITY) < knownForMs / 2) return
  foundGoodAt.delete(authorization)
  foundGoodAt.set(authorization, now)
  const [oldest] = foundGoodAt.keys()
  if (foundGoodAt.size > keptAtMost && oldest !== undefined) foundGoodAt.delete(oldest)
}

/**
 * Whether a request is a signed-in doctor's rather than a stranger's. It says no more than whose pace the request counts
 * against: who may do what is for the guards to say, which look every time.
 */
export const isKnownSignIn = (authorization: string): boolean =>
  performance.now() - (foundGoodAt.get(authorization) ?? Number.NEGATIVE_INFINITY) < knownForMs
