import { type PointerEvent, useRef, useState } from 'react'
import type { Shift } from '../plan-api.ts'

const none: ReadonlyMap<string, Shift> = new Map()

/** A stroke of the brush over cells that carry `data-day`: each is painted as it is touched, and all are handed over together. */
export function usePainting(brush: Shift | undefined, onPaint: (painted: ReadonlyMap<string, Shift>) => void) {
  const [stroke, setStroke] = useState(none)
  const painting = useRef<Map<string, Shift>>(undefined)
  const touch = ({ clientX, clientY }: PointerEvent) => {
    const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-day]')
    const day = cell?.dataset.day
    if (day === undefined || brush === undefined || painting.current?.has(day)) return
    painting.current?.set(day, brush)
    setStroke(new Map(painting.current))
  }
  const end = () => {
    const painted = painting.current
    painting.current = undefined
    setStroke(none)
    if (painted && painted.size > 0) onPaint(painted)
  }
  const handlers = brush && {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      painting.current = new Map()
      touch(event)
    },
    onPointerMove: (event: PointerEvent) => {
      if (painting.current) touch(event)
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
  }
  return { stroke, handlers: handlers ?? {} }
}
