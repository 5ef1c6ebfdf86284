/** What of a press counts. */
export type Press = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

const named: Record<string, string> = {
  Slash: '/',
  Enter: 'enter',
  NumpadEnter: 'enter',
  Escape: 'escape',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/**
 * The name of a press: `j`, `shift+x`, `ctrl+s`, `?`. By the place of the key, because on a Bengali layout that key says another
 * letter; the Mac's command key is control.
 */
export function keyOf({ code, ctrlKey, metaKey, shiftKey, altKey }: Press): string | undefined {
  const plain = /^(Key[A-Z]|Digit\d)$/.test(code) ? code.slice(-1).toLowerCase() : named[code]
  if (plain === undefined || altKey) return undefined
  if (plain === '/' && shiftKey) return '?'
  return [...(ctrlKey || metaKey ? ['ctrl'] : []), ...(shiftKey ? ['shift'] : []), plain].join('+')
}

/** Whether the press is part of a text that somebody types. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('[role="grid"][data-is~="typed"]') !== null) return true
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'button', 'submit', 'file'].includes(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}
