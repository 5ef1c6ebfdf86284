type Target = { closest?: (selector: string) => unknown } | null

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'> & {
  target: unknown
}
type MenuCall = Pick<MouseEvent, 'button' | 'ctrlKey'> & { pointerType?: string; target: unknown }

const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]'
const letters = new Set(['KeyI', 'KeyJ', 'KeyC', 'KeyK'])

const isEditable = (target: unknown): boolean => Boolean((target as Target)?.closest?.(editable))

/**
 * The shortcuts that open the developer tools, and no other. By the key's place on the keyboard, since a Bengali layout
 * types other letters there; everything else, above all what assistive technology uses, passes.
 */
export function opensDevtools(pressed: KeyPress): boolean {
  if (isEditable(pressed.target)) return false
  const { ctrlKey, shiftKey, altKey, metaKey } = pressed
  if (pressed.key === 'F12') return !ctrlKey && !altKey && !metaKey && !shiftKey
  if (!letters.has(pressed.code)) return false
  return (ctrlKey && shiftKey && !altKey && !metaKey) || (metaKey && altKey && !ctrlKey && !shiftKey)
}

/**
 * A right click with a mouse, or control and click on a Mac. The keyboard's menu key comes with another button and a
 * long press comes from touch, where it selects text: both belong to the reader.
 */
export function isRightClick(call: MenuCall): boolean {
  if (isEditable(call.target) || call.pointerType === 'touch') return false
  return call.button === 2 || (call.ctrlKey && call.pointerType === 'mouse')
}

export function blockDevtools(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (opensDevtools(event)) event.preventDefault()
  }
  const onMenu = (event: MouseEvent) => {
    if (isRightClick(event)) event.preventDefault()
  }
  window.addEventListener('keydown', onKey)
  window.addEventListener('contextmenu', onMenu)
  return () => {
    window.removeEventListener('keydown', onKey)
    window.removeEventListener('contextmenu', onMenu)
  }
}
