import { daysUntil, dhakaParts, formatDate, monthName } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'

type Part<Row> = { title: string; rows: Row[] }

/** Today and the last days for themselves, then month by month. The newest come first, and stay so. */
export function byTime<Row extends { at: string }>(rows: readonly Row[], now: Date): Part<Row>[] {
  const parts = new Map<string, Row[]>()
  for (const row of rows) {
    const title = titleOf(new Date(row.at), now)
    parts.set(title, [...(parts.get(title) ?? []), row])
  }
  return [...parts].map(([title, of]) => ({ title, rows: of }))
}

function titleOf(at: Date, now: Date): string {
  const locale = getLocale()
  const days = -daysUntil(at, now)
  if (days <= 0) return m.office_doctor_today({ day: formatDate(now, locale, 'short') })
  if (days <= 7) return m.office_doctor_last_days()
  const { year, month } = dhakaParts(at)
  return `${monthName(month, locale)} ${localizeDigits(year, locale)}`
}
