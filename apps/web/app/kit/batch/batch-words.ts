import { formatDate, monthName, weekdayName, weekdaysFromSaturday } from '@prostuti/text/dates'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import { localizeDigits } from '@prostuti/text/digits'
import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { formatNumber } from '@prostuti/text/numbers'
import { formatClock } from '@prostuti/text/times'
import type { BatchCardData, BatchSchedule } from './batch-queries.ts'

export const dayWords = (date: string, locale: Locale) => formatDate(dhakaMidnight(date), locale)

export const weekdayOf = (date: string, locale: Locale) =>
  weekdayName(new Date(`${date}T00:00:00Z`).getUTCDay(), locale)

/** `2026-12` → `ডিসেম্বর ২০২৬` */
export function monthWords(yearMonth: string, locale: Locale): string {
  const [year = '', month = ''] = yearMonth.split('-')
  return `${monthName(Number(month), locale)} ${localizeDigits(year, locale)}`
}

export function modeWords(mode: BatchCardData['mode']): string {
  if (mode === 'both') return m.batches_mode_both()
  return mode === 'online' ? m.batches_mode_online() : m.batches_mode_branch()
}

export const priceWords = (paisa: number, locale: Locale) =>
  paisa === 0 ? m.batch_price_free({}, { locale }) : formatMoney(paisa, locale)

export type SeatState = 'full' | 'few' | 'open'

/** Few: five or less, or the last tenth. */
export function seatState({ seats, seats_left }: Pick<BatchCardData, 'seats' | 'seats_left'>): SeatState {
  if (seats_left <= 0) return 'full'
  return seats_left <= Math.max(5, Math.floor(seats / 10)) ? 'few' : 'open'
}

export function seatWords(seats: Pick<BatchCardData, 'seats' | 'seats_left'>, locale: Locale): string {
  const n = formatNumber(seats.seats_left, locale)
  const state = seatState(seats)
  if (state === 'full') return m.batch_seats_full({}, { locale })
  return state === 'few' ? m.batch_seats_few({ n }, { locale }) : m.batch_seats_open({ n }, { locale })
}

/** Both ends count: Monday to the Sunday after is one week. */
export function weeksBetween(startsOn: string, endsOn: string): number {
  const days = (dhakaMidnight(endsOn).getTime() - dhakaMidnight(startsOn).getTime()) / 86_400_000 + 1
  return Math.max(1, Math.round(days / 7))
}

/** `শনি, সোম ও বুধ` would need grammar per language; a list with commas reads in both. */
export function weekdaysWords(weekdays: readonly number[], locale: Locale): string {
  const days = weekdaysFromSaturday.filter((day) => weekdays.includes(day))
  if (days.length === 7) return m.batch_schedule_daily({}, { locale })
  if (days.length === 1) return m.batch_schedule_every({ day: weekdayName(days[0] ?? 0, locale) }, { locale })
  const short = (day: number) =>
    locale === 'bn' ? weekdayName(day, 'bn').replace(/বার$/, '') : weekdayName(day, 'en').slice(0, 3)
  return days.map(short).join(', ')
}

/** `রাত ৮:৩০ – ১০টা`: the part of the day is said again only when it changes. */
export function clockRange({ opens, closes }: Pick<BatchSchedule, 'opens' | 'closes'>, locale: Locale): string {
  const from = formatClock(opens, locale)
  const to = formatClock(closes, locale)
  const part = from.slice(0, from.indexOf(' ') + 1)
  const shared = locale === 'bn' && opens < closes && to.startsWith(part)
  return `${from} – ${shared ? to.slice(part.length) : to}`
}

/** A description for search engines has 160 characters at most; a longer text ends at the end of a word. */
export function cutToDescription(text: string): string {
  if (text.length <= 160) return text
  return `${text
    .slice(0, 158)
    .replace(/\s\S*$/, '')
    .trimEnd()}…`
}
