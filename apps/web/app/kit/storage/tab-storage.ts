/** What lives as long as the tab: gone when it closes, kept over a reload. Where the browser forbids it, as long as the page. */
const memory = new Map<string, string>()

export function recallInTab(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return memory.get(name) ?? null
  }
}

export function rememberInTab(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value)
  } catch {
    memory.set(name, value)
  }
}

export function forgetInTab(name: string): void {
  memory.delete(name)
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Nothing was stored, so nothing is left behind.
  }
}
