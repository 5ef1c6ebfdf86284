/** Asks anew when what it has is older than `seconds`; those who come meanwhile wait for the one question. */
export function remember<T>(make: () => Promise<T>, seconds: number, clock: () => Date): () => Promise<T> {
  let kept: { at: number; value: Promise<T> } | undefined
  return () => {
    const now = clock().getTime()
    if (kept === undefined || now - kept.at >= seconds * 1000) {
      const value = make()
      const asked = { at: now, value }
      kept = asked
      // A failure is not kept: the next visitor asks again.
      value.catch(() => {
        if (kept === asked) kept = undefined
      })
    }
    return kept.value
  }
}
