const keyOf = (document: string) => `last-page:${document}`

/** Where somebody stopped reading on this device. Without a store, as in some private windows, books begin at the beginning. */
export function lastPageOf(document: string): number | undefined {
  try {
    const stored = Number(localStorage.getItem(keyOf(document)) ?? Number.NaN)
    return Number.isInteger(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

export function storeLastPage(document: string, pageNo: number): void {
  try {
    localStorage.setItem(keyOf(document), String(pageNo))
  } catch {
    // Remembering is a kindness, not a duty.
  }
}
