import { type PointerEvent, useRef } from 'react'

const enough = 40

/** Turns when a finger has gone far enough to the side. Up and down stay with the browser (see touch-action in the style sheet). */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const from = useRef<number>(undefined)
  const onPointerDown = (event: PointerEvent) => {
    from.current = event.pointerType !== 'mouse' && event.isPrimary ? event.clientX : undefined
  }
  const onPointerUp = (event: PointerEvent) => {
    const gone = event.clientX - (from.current ?? event.clientX)
    from.current = undefined
    if (Math.abs(gone) > enough) turn(gone < 0 ? 1 : -1)
  }
  const onPointerCancel = () => {
    from.current = undefined
  }
  return { onPointerDown, onPointerUp, onPointerCancel }
}
