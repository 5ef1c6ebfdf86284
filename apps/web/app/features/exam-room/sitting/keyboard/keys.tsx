import { useEffect, useRef } from 'react'
import { focusOf, type Shortcut, shortcutOf } from './shortcut-of.ts'
import { useLetGoOfMouse } from './use-let-go-of-mouse.ts'

type KeysProps = { on: boolean; act: (shortcut: Shortcut) => void }

/** The room's single keys. Shows nothing; it comes after the room, which most sit on a phone. */
export function Keys({ on, act }: KeysProps): null {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!on) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return
      const { key, code, ctrlKey, altKey, metaKey, repeat } = event
      const shortcut = shortcutOf({ key, code, ctrlKey, altKey, metaKey, repeat, focus: focusOf(event.target) })
      if (!shortcut) return
      event.preventDefault()
      latest.current(shortcut)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [on])
  useLetGoOfMouse()
  return null
}
