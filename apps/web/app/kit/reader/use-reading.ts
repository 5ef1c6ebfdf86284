import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** How wide the place is where the page stands; 0 before it is on the screen. */
export function useWidth(position: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = position.current
    if (!element) return
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [position])
  return width
}

/** Whether two fingers have made the whole page larger: then one finger moves it about, and turns nothing. */
export function usePinched(): boolean {
  const [pinched, setPinched] = useState(false)
  useEffect(() => {
    const view = window.visualViewport
    const look = () => setPinched((view?.scale ?? 1) > 1.05)
    view?.addEventListener('resize', look)
    return () => view?.removeEventListener('resize', look)
  }, [])
  return pinched
}

/** The arrow keys, wherever the focus is, unless something is being typed in. */
export function useArrowKeys(turn: (by: 1 | -1) => void, active: boolean): void {
  useEffect(() => {
    if (!active) return
    const onKeyDown = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined
      const typing = event.target instanceof Element && event.target.closest('input, textarea, select, [role="menu"]')
      if (by === undefined || typing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      turn(by)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
}
