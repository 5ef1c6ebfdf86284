import { useEffect, useState } from 'react'
import { secondsLeft } from './seconds-left.ts'

/** Counts down to a moment of this device's clock. A phone that slept finds the right number when it wakes. */
export function useCountdown(until: number | undefined): number {
  const [, tick] = useState(0)
  const left = secondsLeft(until, Date.now())

  useEffect(() => {
    if (left === 0 || until === undefined) return
    // When the shown number changes, not a second from whenever this ran: else the display skips one now and then.
    const timer = setTimeout(() => tick((count) => count + 1), until - (left - 1) * 1000 - Date.now())
    return () => clearTimeout(timer)
  })
  return left
}
