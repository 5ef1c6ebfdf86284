import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'

const minute = 60_000
const hour = 60 * minute

/** How long ago, in the one unit that matters at that age. */
export function ageWords(since: Date, now: Date, locale: Locale): string {
  const ms = now.getTime() - since.getTime()
  const say = (count: number) => ({ count: formatNumber(Math.floor(count), locale) })
  if (ms < minute) return m.office_today_age_now({}, { locale })
  if (ms < hour) return m.office_today_age_minutes(say(ms / minute), { locale })
  if (ms < 48 * hour) return m.office_today_age_hours(say(ms / hour), { locale })
  return m.office_today_age_days(say(ms / (24 * hour)), { locale })
}

/** The same as a moment: three hours ago, just now. */
export function agoWords(since: Date, now: Date, locale: Locale): string {
  const age = ageWords(since, now, locale)
  return now.getTime() - since.getTime() < minute ? age : m.office_today_ago({ age }, { locale })
}

/** Hours, minutes and seconds of a clock that runs down; nothing below zero. */
export function clockWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => two(Math.floor(part))).join(':')
}
