import { useEffect, useRef } from 'react'

/**
 * What was clicked may leave the page together with what it was about. When `change` shows that, the keyboard goes on at the
 * next place, and not at the top of the page.
 */
export function useNextFocus(change: unknown, next: () => HTMLElement | null | undefined): void {
  const before = useRef(change)
  const pressed = useRef<EventTarget | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      pressed.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (before.current === change) return
    before.current = change
    const isGone = pressed.current instanceof Node && !pressed.current.isConnected
    if (isGone && document.activeElement === document.body) next()?.focus()
  })
}
