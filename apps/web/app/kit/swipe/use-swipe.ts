import { type PointerEvent, useRef } from 'react'

type Point = { x: number; y: number }

const enough = 48

/** Which way a finger turned the page: mostly to the side, and far enough. */
export function swipedBy(from: Point, to: Point): 1 | -1 | undefined {
  const [aside, along] = [to.x - from.x, to.y - from.y]
  if (Math.abs(aside) < enough || Math.abs(aside) < Math.abs(along) * 1.5) return undefined
  return aside < 0 ? 1 : -1
}

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
