import { usualHours } from '@prostuti/learning-rules/plan/rota'
import type { Rota, Shift } from '../plan-api.ts'

/** What an unpainted rota begins with, from the Saturday of this week on. */
export const freshRota = (week: string, shifts: Shift[]): Rota => ({
  starts_on: week,
  shifts,
  hours: usualHours,
  earliest_minute: 7 * 60,
  latest_minute: 23 * 60,
  daily_minutes: 180,
})

const week = (working: Shift): Shift[] => [...Array<Shift>(6).fill(working), 'off']

/** How duty is shared out in most places; each is a beginning that is painted over. */
export const presets = {
  morning: week('morning'),
  evening: week('evening'),
  rotating: ['morning', 'morning', 'evening', 'evening', 'night', 'night', 'off', 'off'],
  free: Array<Shift>(7).fill('off'),
} as const satisfies Record<string, readonly Shift[]>
export type Preset = keyof typeof presets

/** The same shifts in a longer or shorter turn; what is new is off. */
export const withLength = (rota: Rota, length: number): Rota => ({
  ...rota,
  shifts: Array.from({ length }, (_, n) => rota.shifts[n] ?? 'off'),
})

/** The days of the first turn, so that cells can be painted by their dates. */
export const cellDays = ({ starts_on, shifts }: Rota): string[] =>
  shifts.map((_, n) => new Date(Date.parse(`${starts_on}T00:00:00Z`) + n * 86_400_000).toISOString().slice(0, 10))

export const withPaint = (rota: Rota, painted: ReadonlyMap<string, Shift>): Rota => {
  const days = cellDays(rota)
  return { ...rota, shifts: rota.shifts.map((shift, n) => painted.get(days[n]!) ?? shift) }
}

export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Minutes after midnight; undefined while the box is empty. */
export function minuteOf(clock: string): number | undefined {
  const match = /^(\d{2}):(\d{2})/.exec(clock)
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined
}
