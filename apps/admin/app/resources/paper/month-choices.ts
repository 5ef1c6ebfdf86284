import { monthName } from '@prostuti/text/dates'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { localizeDigits } from '@prostuti/text/digits'
import type { Locale } from '@prostuti/text/locale'

const [ahead, back] = [6, 12]

/** The months that somebody looks for, the latest first. */
export function monthChoices(now: Date, locale: Locale): { value: string; title: string }[] {
  const [year = 0, month = 0] = dhakaDate(now).split('-').map(Number)
  return Array.from({ length: ahead + back + 1 }, (_, at) => {
    const first = new Date(Date.UTC(year, month - 1 + ahead - at, 1))
    const title = `${monthName(first.getUTCMonth() + 1, locale)} ${localizeDigits(first.getUTCFullYear(), locale)}`
    return { value: first.toISOString().slice(0, 7), title }
  })
}
