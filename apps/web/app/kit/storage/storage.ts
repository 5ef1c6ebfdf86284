/** Where the browser forbids storage or has no space left, things are remembered for as long as the page lives. */
const memory = new Map<string, string>()

export function recall(name: string): string | null {
  // What could not be stored is newer than what is.
  const kept = memory.get(name)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
    memory.delete(name)
  } catch {
    memory.set(name, value)
  }
}

export function forget(name: string): void {
  memory.delete(name)
  try {
    localStorage.removeItem(name)
  } catch {
    // Nothing was stored, so nothing is left behind.
  }
}
