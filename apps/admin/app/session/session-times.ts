type Session = { idle_ends_at: string; ends_at: string }

/** For so long before the end it is said. */
const warnBeforeMs = 2 * 60_000
/** Somebody who types without calling is heard before the half hour is over. */
const prolongBelowMs = 25 * 60_000

export type Ending = { at: number; kind: 'idle' | 'day' }

/** What is to be said of the session's end; undefined while it is far. A day's end cannot be moved, so it is said first. */
export function endingOf({ idle_ends_at, ends_at }: Session, now: number): Ending | undefined {
  const [idle, day] = [Date.parse(idle_ends_at), Date.parse(ends_at)]
  if (day - now <= warnBeforeMs) return { at: day, kind: 'day' }
  return idle - now <= warnBeforeMs ? { at: idle, kind: 'idle' } : undefined
}

export const isWorthProlonging = ({ idle_ends_at }: Session, now: number): boolean =>
  Date.parse(idle_ends_at) - now < prolongBelowMs

/** `১:৪০`, in seconds that are left. */
export function clockOf(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
