import { createContext, useContext } from 'react'
import { useServerClock } from '../clock/use-server-clock.ts'

type HeardTime = { serverTime: string; heardAt: number }

/** From which answer the classes of a list know the server's time. */
export const ClassClock = createContext<HeardTime | undefined>(undefined)

const stepMs = 5000

/** The server's time for one class, which turns by it; only those that are near ask for it. */
export function useClassNow(): Date {
  const heard = useContext(ClassClock)
  if (heard === undefined) throw new Error('a class needs a ClassClock around it')
  return useServerClock(heard.serverTime, heard.heardAt, stepMs)
}
