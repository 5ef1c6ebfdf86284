import { dhakaDate } from '@prostuti/text/dhaka-date'
import { useSyncExternalStore } from 'react'
import { everyStep } from './every-step.ts'

const everyMinute = everyStep(60_000)

/** Today's date in Dhaka, 2026-11-15. Undefined in the server's page, which may be read tomorrow. */
export const useToday = (): string | undefined =>
  useSyncExternalStore(
    everyMinute,
    () => dhakaDate(new Date()),
    () => undefined,
  )

/** How a date stands to today. ISO dates compare as they are written. */
export function whenIs(day: string, today: string | undefined): 'past' | 'today' | undefined {
  if (today === undefined || day > today) return undefined
  return day === today ? 'today' : 'past'
}
