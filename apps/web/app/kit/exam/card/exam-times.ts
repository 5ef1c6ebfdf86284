import { daysUntil, formatDate, formatTime, formatTimeRange } from '@prostuti/text/dates'
import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import type { ExamCard } from '../exam-types.ts'
import { formatDuration, stateWords } from '../exam-words.ts'

/** A line may end after the date, never inside of it. */
const momentWords = (moment: Date, locale: Locale): string =>
  [formatDate(moment, locale), formatTime(moment, locale)].map((part) => part.replaceAll(' ', '\u00a0')).join(', ')

type Times = Pick<ExamCard, 'opens_at' | 'closes_at' | 'late_until' | 'state'>

/** When an exam can be sat, in Dhaka's time: its opening and closing, or that it never closes. */
export function windowWords({ opens_at, closes_at, state }: Times, locale: Locale): string {
  const from = new Date(opens_at)
  if (closes_at === null)
    return state === 'upcoming'
      ? m.exams_from({ from: momentWords(from, locale) }, { locale })
      : m.exams_always({}, { locale })
  const to = new Date(closes_at)
  if (daysUntil(to, from) === 0) return `${formatDate(from, locale)}, ${formatTimeRange(from, to, locale)}`
  return m.exams_window({ from: momentWords(from, locale), to: momentWords(to, locale) }, { locale })
}

/** What it means to come late, and until when one may; undefined of an exam that is not in that state. */
export function lateWords({ late_until, state }: Times, locale: Locale): string | undefined {
  if (state !== 'late') return undefined
  return late_until === null
    ? m.exams_late({}, { locale })
    : m.exams_late_until({ until: momentWords(new Date(late_until), locale) }, { locale })
}

/** The state in a word, and how long until it changes once there is a clock to say it by. */
export function stateByClock(
  { state, opens_at, closes_at }: Pick<Times, 'state' | 'opens_at' | 'closes_at'>,
  now: Date | undefined,
  locale: Locale,
): string {
  if (now && state === 'upcoming') return untilOpening(opens_at, now, locale)
  return (now && state === 'open' && closes_at && untilClosing(closes_at, now, locale)) || stateWords(state, locale)
}

/** `৩ দিন পর শুরু`, or `এখনই শুরু হবে` until the server says that it has begun. */
export function untilOpening(opensAt: string, now: Date, locale: Locale): string {
  const left = leftUntil(opensAt, now, locale)
  return left === undefined ? m.exams_opens_soon({}, { locale }) : m.exams_opens_in({ left }, { locale })
}

/** `আর ১৩ দিন খোলা`; undefined once the closing has come. */
export function untilClosing(closesAt: string, now: Date, locale: Locale): string | undefined {
  const left = leftUntil(closesAt, now, locale)
  return left && m.exams_closes_in({ left }, { locale })
}

/** `৩ দিন`, `৫ ঘণ্টা ২০ মিনিট`: as exact as it matters. */
function leftUntil(moment: string, now: Date, locale: Locale): string | undefined {
  const minutes = Math.ceil((Date.parse(moment) - now.getTime()) / 60_000)
  if (minutes <= 0) return undefined
  const hours = Math.floor(minutes / 60)
  return hours < 48
    ? formatDuration(minutes, locale)
    : m.exams_days({ n: formatNumber(Math.floor(hours / 24), locale) }, { locale })
}

/**
 * Seconds left of a running exam by this device's clock; undefined where that clock cannot be right, as more is left than
 * the exam lasts or nothing at all. The room asks the server for the time; a list only shows it.
 */
export function secondsLeft(endsAt: string, durationMinutes: number, now: Date): number | undefined {
  const left = Math.floor((Date.parse(endsAt) - now.getTime()) / 1000)
  return left > 0 && left <= durationMinutes * 60 + 60 ? left : undefined
}
