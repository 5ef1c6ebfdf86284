import { useMemo } from 'react'
import { useClock } from './use-clock.ts'

/** The server's time, in whole steps, from an answer that said it and the moment that answer came: a wrong phone clock changes nothing. */
export function useServerClock(serverTime: string, heardAt: number, stepMs: number): Date {
  const clock = useClock(stepMs)
  const ahead = Date.parse(serverTime) - heardAt
  return useMemo(() => new Date((clock?.getTime() ?? heardAt) + ahead), [clock, heardAt, ahead])
}
