import { addStudyDays, studyDaysBetween } from '../day/study-day.ts'
import { minuteMs, type Span } from './spans.ts'

export const shifts = ['morning', 'evening', 'night', 'off'] as const
export type Shift = (typeof shifts)[number]
type DutyShift = Exclude<Shift, 'off'>

/** Minutes after midnight in Dhaka. One that ends no later than it begins ends on the next day. */
export type Hours = { from: number; to: number }
export type ShiftHours = Record<DutyShift, Hours>

export const usualHours: ShiftHours = {
  morning: { from: 8 * 60, to: 14 * 60 },
  evening: { from: 14 * 60, to: 20 * 60 },
  night: { from: 20 * 60, to: 8 * 60 },
}

/** What a doctor has painted: shifts that repeat from a day on, their hours, and single days that differ. */
export type Rota = {
  startsOn: string
  shifts: readonly Shift[]
  hours: ShiftHours
  exceptions: ReadonlyMap<string, Shift>
}

export type Duty = Span & { day: string; shift: DutyShift }

/** A rota repeats backwards as well: who names its first day in the middle of a week sees the whole week. */
export function shiftOn({ startsOn, shifts: painted, exceptions }: Rota, day: string): Shift {
  const count = painted.length
  const position = ((studyDaysBetween(startsOn, day) % count) + count) % count
  return exceptions.get(day) ?? painted[position] ?? 'off'
}

/** Midnight in Dhaka, with which a day of the calendar begins. */
export const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00+06:00`)

export function dutyOn(rota: Rota, day: string): Duty | undefined {
  const shift = shiftOn(rota, day)
  if (shift === 'off') return undefined
  const { from, to } = rota.hours[shift]
  const midnight = midnightOf(day)
  const end = to > from ? to : to + 24 * 60
  return { day, shift, from: midnight + from * minuteMs, to: midnight + end * minuteMs }
}

/** Every duty that touches these days, with the night that began the evening before. */
export function dutiesBetween(rota: Rota, firstDay: string, lastDay: string): Duty[] {
  const duties: Duty[] = []
  for (let day = addStudyDays(firstDay, -1); day <= lastDay; day = addStudyDays(day, 1)) {
    const duty = dutyOn(rota, day)
    if (duty !== undefined) duties.push(duty)
  }
  return duties
}

const restMs = 6 * 60 * minuteMs

/** The six hours after a night, in which nobody is asked to learn. */
export const restsAfter = (duties: readonly Duty[]): Span[] =>
  duties.filter(({ shift }) => shift === 'night').map(({ to }) => ({ from: to, to: to + restMs }))
