import { addStudyDays, studyDaysBetween } from '@prostuti/learning-rules/day/study-day'
import { usualHours } from '@prostuti/learning-rules/plan/rota'
import type { Rota, Shift } from '../plan-api.ts'

/** What an unpainted rota begins with: weeks with their Saturday, other turns with today until the doctor says otherwise. */
export const freshRota = ({ week, today }: { week: string; today: string }, shifts: Shift[]): Rota => ({
  starts_on: shifts.length % 7 === 0 ? week : today,
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

/** Which day of its turn a rota has reached on a day, counted from 0; before its first day it repeats as well. */
export function positionOf({ starts_on, shifts }: Rota, day: string): number {
  const { length } = shifts
  return ((studyDaysBetween(starts_on, day) % length) + length) % length
}

/** The same turn, begun so that today is this day of it. */
export const withTodayAt = (rota: Rota, today: string, position: number): Rota => ({
  ...rota,
  starts_on: addStudyDays(today, -position),
})

/** Whether it matters where in its turn it is; a week begins on Saturday for everybody. */
export const isDated = ({ shifts }: Rota): boolean => shifts.length !== 7 && shifts.length !== 1

/** The days of the turn that runs today, so that cells can be painted by their dates. */
export const cellDays = (rota: Rota, today: string): string[] =>
  rota.shifts.map((_, n) => addStudyDays(today, n - positionOf(rota, today)))

export const withPaint = (rota: Rota, today: string, painted: ReadonlyMap<string, Shift>): Rota => {
  const days = cellDays(rota, today)
  return { ...rota, shifts: rota.shifts.map((shift, n) => painted.get(days[n]!) ?? shift) }
}
