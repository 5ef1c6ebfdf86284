import type { Locale } from '../locale.ts'
import { localizeDigits } from '../numbers/digits.ts'
import { dhakaParts } from './dhaka-time.ts'

/** `রাত ৮:৩০`, `সকাল ১০টা`; `8:30 pm`, `10 am`, `noon`, `midnight`. */
export function formatTime(date: Date, locale: Locale): string {
  const { hour, minute } = dhakaParts(date)
  return timeText(hour, minute, locale)
}

/** A wall-clock setting such as `10:00` or `24:00`, in words. Anything else comes back as it was. */
export function formatClock(clock: string, locale: Locale): string {
  const match = /^(\d{1,2}):(\d{2})$/.exec(clock)
  return match ? timeText(Number(match[1]) % 24, Number(match[2]), locale) : clock
}

/** The time as a sentence needs it: `সকাল ১০টায়`, `রাত ৮:৩০-এ`; `at 10 am`. */
export function formatAtTime(date: Date, locale: Locale): string {
  const time = formatTime(date, locale)
  if (locale === 'en') return `at ${time}`
  return time.endsWith('টা') ? `${time}য়` : `${time}-এ`
}

/** `সকাল ৯টা – ১১:৩০` when both fall in one part of the day, `বিকাল ৫টা – রাত ৮টা` when not. */
export function formatTimeRange(from: Date, to: Date, locale: Locale): string {
  const start = formatTime(from, locale)
  const end = formatTime(to, locale)
  const shared = locale === 'bn' && sharesPartOfDay(from, to) ? `${partOfDay(dhakaParts(to).hour)} ` : ''
  return `${start} – ${end.slice(shared.length)}`
}

function timeText(hour: number, minute: number, locale: Locale): string {
  if (locale === 'en' && minute === 0 && hour % 12 === 0) return hour === 0 ? 'midnight' : 'noon'
  const onDial = hour % 12 || 12
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  if (locale === 'en') return `${onDial}${minutes} ${hour < 12 ? 'am' : 'pm'}`
  return `${partOfDay(hour)} ${localizeDigits(onDial + minutes, 'bn')}${minutes ? '' : 'টা'}`
}

/** Whether the second time can borrow the first one's word: a night may hold both 9 in the evening and 1 after midnight. */
function sharesPartOfDay(from: Date, to: Date): boolean {
  const hours = (to.getTime() - from.getTime()) / 3_600_000
  return hours >= 0 && hours < 12 && partOfDay(dhakaParts(from).hour) === partOfDay(dhakaParts(to).hour)
}

/** From which hour on each word is used; before four it is still night. */
const partsOfDay = [
  [20, 'রাত'],
  [18, 'সন্ধ্যা'],
  [15, 'বিকাল'],
  [12, 'দুপুর'],
  [6, 'সকাল'],
  [4, 'ভোর'],
] as const

function partOfDay(hour: number): string {
  return partsOfDay.find(([from]) => hour >= from)?.[1] ?? 'রাত'
}
