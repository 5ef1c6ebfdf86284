import { toLatinDigits } from '@prostuti/text/digits'

/** A key that was pressed, and what has the focus. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat'> & Focus

/** Letters belong to whoever types, Enter to a link or a button that has the focus, arrows to radios and grids. */
export type Focus = { typing: boolean; onButton: boolean; inArrows: boolean }

/** It is the browser's, or of a text that is being written. */
export const isTheirs = ({ ctrlKey, altKey, metaKey, typing }: KeyPress): boolean =>
  ctrlKey || altKey || metaKey || typing

/** Enter, where it presses nothing else: it goes on. Not a single key in the sense of the switch, which leaves it as it is. */
export const goesOn = (press: KeyPress): boolean =>
  press.key === 'Enter' && !press.repeat && !press.onButton && !isTheirs(press)

/** Which part of a question a digit means, Latin or Bengali, counted from 0. */
export function partOf(key: string): number | undefined {
  const digit = /^[1-5]$/.exec(toLatinDigits(key))?.[0]
  return digit ? Number(digit) - 1 : undefined
}

const typed = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]'
const buttons = 'a, button, summary, [type="checkbox"]'
const arrowed = '[role="radiogroup"], [data-arrows]'

export function focusOf(target: EventTarget | null): Focus {
  const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null
  return { typing: isIn(typed), onButton: isIn(buttons), inArrows: isIn(arrowed) }
}
