/** For values that no storage takes: they live as long as the page. */
const memory = new Map<string, string>()

/** In the tab's storage, for values that found no space in the browser's: they live as long as the tab. */
const inTab = (name: string) => `full:${name}`

export function recall(name: string): string | null {
  const stored = read(() => localStorage, name)
  if (stored === null) return read(() => sessionStorage, inTab(name)) ?? memory.get(name) ?? null
  // What finds no space leaves nothing older behind, so this came later, from another tab: it replaces what only this tab has.
  forgetHere(name)
  return stored
}

export function remember(name: string, value: string): void {
  forgetHere(name)
  if (write(() => localStorage, name, value)) return
  if (!write(() => sessionStorage, inTab(name), value)) memory.set(name, value)
}

export function forget(name: string): void {
  forgetHere(name)
  remove(() => localStorage, name)
}

function forgetHere(name: string): void {
  memory.delete(name)
  remove(() => sessionStorage, inTab(name))
}

type Open = () => Storage

export function read(open: Open, name: string): string | null {
  try {
    return open().getItem(name)
  } catch {
    return null
  }
}

/** Whether it is stored. A value that there is no space for leaves no older one behind: after a reload that would count again. */
export function write(open: Open, name: string, value: string): boolean {
  for (const again of [false, true]) {
    try {
      open().setItem(name, value)
      return true
    } catch {
      if (!again) remove(open, name)
    }
  }
  return false
}

export function namesOf(open: Open): string[] {
  try {
    const storage = open()
    return Array.from(storage, (_, index) => storage.key(index) ?? '')
  } catch {
    return []
  }
}

export function remove(open: Open, name: string): void {
  try {
    open().removeItem(name)
  } catch {
    // Nothing was stored, so nothing is left behind.
  }
}
