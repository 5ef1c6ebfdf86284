const keptForMs = 5_000

/** A count that reads every row there is, made once for all who ask within seconds of each other. */
export function countNowAndThen(count: () => Promise<number>): () => Promise<number> {
  let known: { at: number; counted: Promise<number> } | undefined
  return () => {
    if (known === undefined || performance.now() - known.at > keptForMs) {
      const counted = count()
      known = { at: performance.now(), counted }
      counted.catch(() => {
        known = undefined
      })
    }
    return known.counted
  }
}
