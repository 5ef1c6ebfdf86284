import { isTheirs, type KeyPress, partOf } from '../../../../kit/keys/key-press.ts'

export type Shortcut =
  | { to: 'part'; position: number }
  | { to: 'next' }
  | { to: 'previous' }
  | { to: 'flag' }
  | { to: 'list' }
  | { to: 'help' }

/** By what the key is on a Latin keyboard: with a Bengali layout it types another sign. */
const letters: Record<string, Shortcut> = {
  KeyN: { to: 'next' },
  KeyP: { to: 'previous' },
  KeyF: { to: 'flag' },
  KeyG: { to: 'list' },
}

const arrows: Record<string, Shortcut> = { ArrowRight: { to: 'next' }, ArrowLeft: { to: 'previous' } }

/** What a key press means in the room; undefined when it is nothing of ours. */
export function shortcutOf(press: KeyPress): Shortcut | undefined {
  if (isTheirs(press)) return undefined
  const arrow = arrows[press.key]
  if (arrow) return press.inArrows ? undefined : arrow
  // A key held down would answer and flag to and fro.
  if (press.repeat) return undefined
  const position = partOf(press.key)
  if (position !== undefined) return { to: 'part', position }
  return press.key === '?' ? { to: 'help' } : letters[press.code]
}
