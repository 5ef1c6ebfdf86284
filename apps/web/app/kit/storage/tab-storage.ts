import { namesOf, read, remove, write } from './storage.ts'

/** What lives as long as the tab: gone when it closes, kept over a reload. Where the browser does not take it, as long as the page. */
const memory = new Map<string, string>()
const open = () => sessionStorage

export const recallInTab = (name: string): string | null => memory.get(name) ?? read(open, name)

export function rememberInTab(name: string, value: string): void {
  memory.delete(name)
  if (!write(open, name, value)) memory.set(name, value)
}

/** Whatever has a name that begins so. */
export function forgetAllInTab(prefix: string): void {
  for (const name of [...memory.keys(), ...namesOf(open)]) if (name.startsWith(prefix)) forgetInTab(name)
}

export function forgetInTab(name: string): void {
  memory.delete(name)
  remove(open, name)
}
