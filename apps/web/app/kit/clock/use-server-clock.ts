import { useMemo } from 'react'
import { useClock } from './use-clock.ts'

/** How far the server's clock is ahead, from an answer that said its time and the moment that answer came. */
export const aheadOf = (serverTime: string, heardAt: number): number => Date.parse(serverTime) - heardAt

/** The server's time, in whole steps: a wrong phone clock changes nothing. */
export function useServerClock(serverTime: string, heardAt: number, stepMs: number): Date {
  const clock = useClock(stepMs)
  const ahead = aheadOf(serverTime, heardAt)
  return useMemo(() => new Date((clock?.getTime() ?? heardAt) + ahead), [clock, heardAt, ahead])
}
