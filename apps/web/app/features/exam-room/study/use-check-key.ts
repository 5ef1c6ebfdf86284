import { useEffect, useRef } from 'react'

const pressed = 'button, a, summary, textarea, select, input:not([type="radio"])'

/** Enter goes on: it checks an answer, and leads to the next question once that is done. On a button it presses the button. */
export function useCheckKey(on: boolean, act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!on) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, repeat, isComposing, target } = event
      if (key !== 'Enter' || repeat || isComposing || event.defaultPrevented) return
      if (document.querySelector('dialog[open]')) return
      if (target instanceof Element && target.closest(pressed)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [on])
}
