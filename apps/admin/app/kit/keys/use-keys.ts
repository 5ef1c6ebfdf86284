import { useEffect, useRef } from 'react'
import { isTyping, keyOf } from './key-of.ts'

/** Says `false` where it did not want the key after all. */
type Keys = Record<string, (event: KeyboardEvent) => unknown>

/**
 * Keys of a screen, by the names of `keyOf`. A plain letter does nothing while somebody types or a dialog is open; what is pressed
 * with control works in a text as well.
 */
export function useKeys(keys: Keys): void {
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const name = keyOf(event)
      const act = name === undefined ? undefined : current.current[name]
      if (name === undefined || act === undefined) return
      if (!name.startsWith('ctrl+') && (isTyping(event.target) || document.querySelector('dialog[open]'))) return
      if (act(event) !== false) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
