import { startOfDhakaDay } from './dhaka-date.ts'

/** Wall-clock times in Dhaka, `HH:MM`; `24:00` is the coming midnight. Closing before opening means past midnight. */
export type SupportHours = { opens: string; closes: string }

export type SupportState = { open: boolean; opensAt?: Date; closesAt?: Date }

const minute = 60_000
const day = 1_440 * minute

/** Whether somebody answers now; when open, until when (never, if day and night), and when closed, from when. */
export function supportState(hours: SupportHours, now: Date): SupportState {
  const opens = minutesOf(hours.opens)
  const closes = minutesOf(hours.closes)
  if (opens === undefined || closes === undefined) return { open: false }
  const length = closes > opens ? closes - opens : closes + 1_440 - opens
  if (length === 1_440) return { open: true }

  const today = startOfDhakaDay(now).getTime()
  // Yesterday's opening may still be running after midnight; tomorrow's is the next one once today's is over.
  for (const dayStart of [today - day, today, today + day]) {
    const opensAt = dayStart + opens * minute
    const closesAt = opensAt + length * minute
    if (now.getTime() < opensAt) return { open: false, opensAt: new Date(opensAt) }
    if (now.getTime() < closesAt) return { open: true, closesAt: new Date(closesAt) }
  }
  return { open: false }
}

function minutesOf(clock: string): number | undefined {
  const match = /^([01]?\d|2[0-4]):([0-5]\d)$/.exec(clock)
  if (!match) return undefined
  const minutes = Number(match[1]) * 60 + Number(match[2])
  return minutes <= 1_440 ? minutes : undefined
}
