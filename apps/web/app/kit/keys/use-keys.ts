import { useEffect, useRef } from 'react'
import { focusOf, type KeyPress } from './key-press.ts'

/** Acts on what a key means, wherever on the page it is pressed; not while a dialog is open or a sign is being composed. */
export function useKeys<Meaning>(
  read: (press: KeyPress) => Meaning | undefined,
  act: (meaning: Meaning) => void,
): void {
  const latest = useRef({ read, act })
  useEffect(() => {
    latest.current = { read, act }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return
      const { key, code, ctrlKey, altKey, metaKey, repeat } = event
      const press = { key, code, ctrlKey, altKey, metaKey, repeat, ...focusOf(event.target) }
      const meaning = latest.current.read(press)
      if (meaning === undefined) return
      event.preventDefault()
      latest.current.act(meaning)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
