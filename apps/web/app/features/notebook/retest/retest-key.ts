import { toLatinDigits } from '@prostuti/text/digits'

/** What a key means while a card is answered. */
export type RetestKey =
  | { to: 'part'; position: number }
  | { to: 'stem'; said: 'T' | 'F' }
  | { to: 'on' }
  | { to: 'undo' }

export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat'> & {
  /** Enter belongs to a link or a button that has the focus, and every key to whoever types. */
  focus: 'typing' | 'button' | 'page'
}

/** Letters by their place on the keyboard: with a Bengali layout the same key types another sign. */
const letters: Record<string, RetestKey> = {
  KeyT: { to: 'stem', said: 'T' },
  KeyF: { to: 'stem', said: 'F' },
  KeyU: { to: 'undo' },
}

export function retestKey(pressed: KeyPress): RetestKey | undefined {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey || pressed.repeat || pressed.focus === 'typing')
    return undefined
  if (pressed.key === 'Enter') return pressed.focus === 'button' ? undefined : { to: 'on' }
  const digit = /^[1-5]$/.exec(toLatinDigits(pressed.key))?.[0]
  return digit ? { to: 'part', position: Number(digit) - 1 } : letters[pressed.code]
}

const typed = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]'

export function focusOf(target: EventTarget | null): KeyPress['focus'] {
  if (!(target instanceof Element)) return 'page'
  if (target.closest(typed)) return 'typing'
  return target.closest('a, button, summary, [type="checkbox"]') ? 'button' : 'page'
}
