import { useLayoutEffect, useState } from 'react'

const apart = 16

/** How far above the screen's lower edge a toast stands: a bar of buttons that is stuck there (`data-stuck="foot"`) stays free. */
export function useRoomBelow(isShown: boolean): number {
  const [room, setRoom] = useState(apart)
  useLayoutEffect(() => {
    if (!isShown) return
    const measure = () =>
      setRoom(apart + Math.max(0, ...[...document.querySelectorAll('[data-stuck="foot"]')].map(heightTaken)))
    measure()
    // Another screen under the same toast has another bar, or none.
    const screen = new ResizeObserver(measure)
    screen.observe(document.body)
    addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      screen.disconnect()
      removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [isShown])
  return room
}

/** How much of the lower edge a bar takes; none while it stands somewhere else on the screen or below it. */
function heightTaken(bar: Element): number {
  const { top, bottom } = bar.getBoundingClientRect()
  return bottom > innerHeight - 2 * apart && top < innerHeight ? innerHeight - top : 0
}
