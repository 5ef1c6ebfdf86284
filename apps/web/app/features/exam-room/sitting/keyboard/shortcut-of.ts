import { toLatinDigits } from '@prostuti/text/digits'

export type Shortcut =
  | { to: 'part'; position: number }
  | { to: 'next' }
  | { to: 'previous' }
  | { to: 'flag' }
  | { to: 'list' }
  | { to: 'help' }

export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat'> & {
  /** Where the focus is: arrows belong to radios and grids there, and letters to whoever types. */
  focus: 'typing' | 'arrows' | 'page'
}

/** Letters by their place on the keyboard: with a Bengali layout the same key types another sign. */
const letters: Record<string, Shortcut> = {
  KeyN: { to: 'next' },
  KeyP: { to: 'previous' },
  KeyF: { to: 'flag' },
  KeyG: { to: 'list' },
}

const arrows: Record<string, Shortcut> = { ArrowRight: { to: 'next' }, ArrowLeft: { to: 'previous' } }

/** What a key press means in the room; undefined when it is nothing of ours. */
export function shortcutOf(pressed: KeyPress): Shortcut | undefined {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey || pressed.focus === 'typing') return undefined
  const arrow = arrows[pressed.key]
  if (arrow) return pressed.focus === 'arrows' ? undefined : arrow
  // A key held down would answer and flag to and fro.
  if (pressed.repeat) return undefined
  const digit = /^[1-5]$/.exec(toLatinDigits(pressed.key))?.[0]
  if (digit) return { to: 'part', position: Number(digit) - 1 }
  return pressed.key === '?' ? { to: 'help' } : letters[pressed.code]
}

const typed = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]'

export function focusOf(target: EventTarget | null): KeyPress['focus'] {
  if (!(target instanceof Element)) return 'page'
  if (target.closest(typed)) return 'typing'
  return target.closest('[role="radiogroup"], [data-arrows]') ? 'arrows' : 'page'
}
