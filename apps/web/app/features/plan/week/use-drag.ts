import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import type { Block } from '../plan-api.ts'
import { type TimeScale, toStep } from './time-scale.ts'

export type Held = { block: Block; day: string; minute: number }
export type Grab = (event: ReactPointerEvent, block: Block) => void

type Dragging = { scale: TimeScale; onShow: (day: string) => void; onDrop: (block: Block, startsAt: Date) => void }

/** Less than this is a press. */
const slackPx = 6

/**
 * Dragging a block through the columns. A mouse drags it anywhere, a finger by its grip, as the rest of it scrolls the page. On a
 * phone, which shows one day, holding it over another day in the strip turns to that one. Escape lets go of it.
 */
export function useDrag({ scale, onShow, onDrop }: Dragging): { held: Held | undefined; grab: Grab } {
  const [held, setHeld] = useState<Held>()
  const leave = useRef<() => void>(undefined)
  useEffect(() => () => leave.current?.(), [])

  const grab: Grab = (event, block) => {
    if (event.button !== 0 || leave.current) return
    const isGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null
    if (event.pointerType !== 'mouse' && !isGrip) return
    const start = { x: event.clientX, y: event.clientY }
    const inside = event.clientY - event.currentTarget.getBoundingClientRect().top
    let now: Held | undefined

    const move = (moved: PointerEvent) => {
      if (!now && Math.hypot(moved.clientX - start.x, moved.clientY - start.y) < slackPx) return
      moved.preventDefault()
      scrollNear(moved.clientY)
      const below = document.elementFromPoint(moved.clientX, moved.clientY)
      const turned = below?.closest<HTMLElement>('[data-day]')?.dataset.day
      if (turned !== undefined) onShow(turned)
      const column = below?.closest<HTMLElement>('[data-column]')
      const day = column?.dataset.column
      if (!column || day === undefined) return
      const { top, height } = column.getBoundingClientRect()
      const minute = toStep(scale.minuteAt(((moved.clientY - inside - top) / height) * scale.height))
      now = { block, day, minute: Math.min(minute, 1440 - 15) }
      setHeld(now)
    }
    const end = (isDropped: boolean) => {
      leave.current?.()
      if (!now) return
      // The click that follows the end of a drag is no press.
      window.addEventListener('click', stopOnce, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', stopOnce, { capture: true }))
      const startsAt = new Date(dhakaMidnight(now.day).getTime() + now.minute * 60_000)
      if (isDropped && startsAt.getTime() !== Date.parse(block.starts_at)) onDrop(block, startsAt)
    }
    const up = () => end(true)
    const cancel = () => end(false)
    const key = ({ key: pressed }: KeyboardEvent) => pressed === 'Escape' && end(false)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', cancel)
    window.addEventListener('keydown', key)
    leave.current = () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', cancel)
      window.removeEventListener('keydown', key)
      leave.current = undefined
      setHeld(undefined)
    }
  }
  return { held, grab }
}

const edgePx = 72

/** Held near an edge of the screen, the page goes on below it. */
function scrollNear(y: number): void {
  if (y < edgePx) window.scrollBy(0, -12)
  if (y > window.innerHeight - edgePx) window.scrollBy(0, 12)
}

const stopOnce = (event: MouseEvent) => {
  event.stopPropagation()
  event.preventDefault()
}
