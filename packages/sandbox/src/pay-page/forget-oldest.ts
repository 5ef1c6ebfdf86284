const keptAtMost = 5000

/** A demo may run for months: what was opened first is forgotten first. */
export function forgetOldest(kept: Map<string, unknown>): void {
  for (const key of kept.keys()) {
    if (kept.size <= keptAtMost) return
    kept.delete(key)
  }
}
