import { formatAtTime, formatDate, formatTime } from '@prostuti/text/dates'
import type { Locale } from '@prostuti/text/locale'

/** When something happens: `১৮ নভেম্বর রাত ৮টায়`, `18 November at 8 pm`. */
export function momentAt(instant: string, locale: Locale): string {
  const date = new Date(instant)
  return `${formatDate(date, locale, 'short')} ${formatAtTime(date, locale)}`
}

/** How long something lasts: `১৮ নভেম্বর রাত ৮টা` (পর্যন্ত), `18 November, 8 pm`. */
export function momentUntil(instant: string, locale: Locale): string {
  const date = new Date(instant)
  return `${formatDate(date, locale, 'short')}${locale === 'en' ? ',' : ''} ${formatTime(date, locale)}`
}
