/** What the sandbox sends to merchants on its own: it can be waited for, and ended by its signal. */
export function createOutgoing() {
  const stopped = new AbortController()
  const under = new Set<Promise<void>>()

  return {
    signal: stopped.signal,
    add(sending: Promise<void>): void {
      const way = sending.finally(() => under.delete(way))
      under.add(way)
    },
    /** Resolves when nothing is on its way any more. */
    async idle(): Promise<void> {
      while (under.size > 0) await Promise.all(under)
    },
    async close(): Promise<void> {
      stopped.abort()
      await Promise.all(under)
    },
  }
}
