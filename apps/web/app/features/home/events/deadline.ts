import { daysUntil, dhakaParts, formatDate } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'

/** Until when one can register, and how long that is from now: `২৭ নভেম্বর পর্যন্ত`, `আর ১২ দিন`. Days are Dhaka's. */
export function deadlineWords(deadline: Date, now: Date, locale: Locale): { until: string; left: string } {
  const style = dhakaParts(deadline).year === dhakaParts(now).year ? 'short' : 'long'
  const until = m.home_event_deadline({ date: formatDate(deadline, locale, style) }, { locale })
  return { until, left: timeLeft(deadline, now, locale) }
}

function timeLeft(deadline: Date, now: Date, locale: Locale): string {
  if (deadline <= now) return m.home_event_over({}, { locale })
  const days = daysUntil(deadline, now)
  return days === 0
    ? m.home_event_last_day({}, { locale })
    : m.home_event_days_left({ n: localizeDigits(days, locale) }, { locale })
}
