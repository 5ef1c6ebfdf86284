import { type PointerEvent, useRef } from 'react'
import { type Point, swipedBy } from './swiped-by.ts'

/** Up and down stay with the browser, and so do two fingers (see touch-action in the style sheet). */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const from = useRef<Point>(undefined)
  return {
    onPointerDown(event: PointerEvent) {
      const touches = event.pointerType !== 'mouse' && event.isPrimary
      from.current = touches ? { x: event.clientX, y: event.clientY } : undefined
    },
    onPointerUp(event: PointerEvent) {
      const by = from.current && swipedBy(from.current, { x: event.clientX, y: event.clientY })
      from.current = undefined
      if (by !== undefined) turn(by)
    },
    onPointerCancel() {
      from.current = undefined
    },
  }
}
