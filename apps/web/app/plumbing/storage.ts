/** Where the browser forbids storage (private windows, blocked cookies), things are remembered for as long as the page lives. */
const memory = new Map<string, string>()

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return memory.get(name) ?? null
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
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
