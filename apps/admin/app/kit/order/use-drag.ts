import { type PointerEvent, type RefObject, useRef } from 'react'
import { droppedAt } from './drag-places.ts'

type Dragging = {
  from: number
  rows: HTMLElement[]
  places: { top: number; height: number }[]
  startX: number
  startY: number
  startScroll: number
}

/** How far to the side means one step in or out. */
const stepWidth = 32
/** So close to the window's edge, the page moves along. */
const edge = 60

type Drop = (drop: { from: number; to: number; shift: number }) => void

/**
 * Rows dragged by a handle, with mouse, pen or finger. Rows are moved by their style property alone, which the content policy
 * allows; a style element or attribute it would refuse (decision 052).
 */
export function useDrag(list: RefObject<HTMLElement | null>, onDrop: Drop) {
  const dragging = useRef<Dragging>(null)

  const follow = ({ clientX, clientY }: PointerEvent): { to: number; shift: number } | undefined => {
    const now = dragging.current
    if (now === null) return undefined
    const by = clientY - now.startY + (scrollY - now.startScroll)
    const shift = Math.round((clientX - now.startX) / stepWidth)
    const to = droppedAt(now.places, now.from, by)
    const own = now.places[now.from]?.height ?? 0
    for (const [at, row] of now.rows.entries()) {
      const makesRoom = at > now.from && at <= to ? -own : at < now.from && at >= to ? own : 0
      row.style.translate = at === now.from ? `${clientX - now.startX}px ${by}px` : `0 ${makesRoom}px`
    }
    if (clientY < edge) scrollBy(0, -12)
    else if (clientY > innerHeight - edge) scrollBy(0, 12)
    return { to, shift }
  }

  const letGo = () => {
    for (const row of dragging.current?.rows ?? []) {
      row.style.translate = ''
      delete row.dataset.dragged
    }
    dragging.current = null
  }

  return (from: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || list.current === null) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const rows = [...list.current.children].filter((row) => row instanceof HTMLElement)
      const places = rows.map((row) => ({ top: row.offsetTop, height: row.offsetHeight }))
      const { clientX: startX, clientY: startY } = event
      dragging.current = { from, rows, places, startX, startY, startScroll: scrollY }
      const row = rows[from]
      if (row) row.dataset.dragged = ''
    },
    onPointerMove: (event: PointerEvent) => void follow(event),
    onPointerUp(event: PointerEvent) {
      const end = follow(event)
      letGo()
      if (end && (end.to !== from || end.shift !== 0)) onDrop({ from, ...end })
    },
    onPointerCancel: letGo,
    onLostPointerCapture: letGo,
  })
}
