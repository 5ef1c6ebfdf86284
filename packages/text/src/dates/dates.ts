import type { Locale } from '../locale.ts'
import { localizeDigits } from '../numbers/digits.ts'
import { daysUntil } from './dhaka-date.ts'
import { dhakaParts } from './dhaka-time.ts'
import { formatAtTime, formatTime } from './times.ts'

export { daysUntil, startOfDhakaDay, startOfDhakaWeek } from './dhaka-date.ts'
export { dhakaParts } from './dhaka-time.ts'
export { formatAtTime, formatTime, formatTimeRange } from './times.ts'

// Our own words instead of Intl's: the server's ICU and an old phone's differ, and a page must read the same on both.
const words = {
  bn: {
    months: 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর',
    weekdays: 'রবিবার সোমবার মঙ্গলবার বুধবার বৃহস্পতিবার শুক্রবার শনিবার',
    today: 'আজ',
    tomorrow: 'আগামীকাল',
    yesterday: 'গতকাল',
  },
  en: {
    months: 'January February March April May June July August September October November December',
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    today: 'today',
    tomorrow: 'tomorrow',
    yesterday: 'yesterday',
  },
}

/** Month 1 is January. */
export function monthName(month: number, locale: Locale): string {
  return words[locale].months.split(' ')[month - 1] ?? ''
}

/** Weekday 0 is Sunday, as in `dhakaParts`. */
export function weekdayName(weekday: number, locale: Locale): string {
  return words[locale].weekdays.split(' ')[weekday] ?? ''
}

/** The weekday numbers in the order a calendar here shows them, Saturday first. */
export const weekdaysFromSaturday = [6, 0, 1, 2, 3, 4, 5] as const

/** full `মঙ্গলবার, ১৪ এপ্রিল ২০২৬` · long `১৪ এপ্রিল ২০২৬` · short `১৪ এপ্রিল` */
export function formatDate(date: Date, locale: Locale, style: 'full' | 'long' | 'short' = 'long'): string {
  const { year, month, day, weekday } = dhakaParts(date)
  const short = `${localizeDigits(day, locale)} ${monthName(month, locale)}`
  if (style === 'short') return short
  const long = `${short} ${localizeDigits(year, locale)}`
  return style === 'long' ? long : `${weekdayName(weekday, locale)}, ${long}`
}

/** `আজ`, `আগামীকাল`, `গতকাল`; other days by their date, with the year only when it is not this one. */
export function formatRelativeDay(date: Date, now: Date, locale: Locale): string {
  const distance = daysUntil(date, now)
  if (distance === 0) return words[locale].today
  if (distance === 1) return words[locale].tomorrow
  if (distance === -1) return words[locale].yesterday
  return formatDate(date, locale, dhakaParts(date).year === dhakaParts(now).year ? 'short' : 'long')
}

/** When something happens, as a sentence needs it: `আগামীকাল সকাল ১০টায়`, `tomorrow at 10 am`. */
export function formatWhen(date: Date, now: Date, locale: Locale): string {
  return `${formatRelativeDay(date, now, locale)} ${formatAtTime(date, locale)}`
}

/** The same before `পর্যন্ত`, which wants the bare hour: `আজ বিকাল ৪:৩৭`; `today at 4:37 pm`. */
export function formatUntil(date: Date, now: Date, locale: Locale): string {
  const day = formatRelativeDay(date, now, locale)
  return locale === 'bn' ? `${day} ${formatTime(date, locale)}` : `${day} ${formatAtTime(date, locale)}`
}
