import { dhakaParts, formatDate, formatTimeRange, monthName } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber, formatOrdinal } from '@prostuti/text/numbers'
import type { ScheduleEvent } from './schedule-queries.ts'

type Times = Pick<ScheduleEvent, 'starts_at' | 'ends_at'>
type Described = Times & Pick<ScheduleEvent, 'kind' | 'questions' | 'teacher'>

/** The two ends of a row's time, apart, so that a narrow column can break between them. */
export function rowTime({ starts_at, ends_at }: Times, locale: Locale): { from: string; to: string } {
  const [from = '', to = ''] = formatTimeRange(new Date(starts_at), new Date(ends_at), locale).split(' – ')
  return { from, to }
}

export function kindWords(kind: ScheduleEvent['kind'], locale: Locale): string {
  const words = { lecture: m.schedule_kind_lecture, exam: m.schedule_kind_exam, lecture_and_exam: m.schedule_kind_both }
  return words[kind]({}, { locale })
}

/** `১ম সপ্তাহ`, or nothing for days before the batch begins. */
export const weekName = ({ number }: { number: number | undefined }, locale: Locale): string =>
  number === undefined
    ? ''
    : m.schedule_week({ n: locale === 'bn' ? formatOrdinal(number, locale) : formatNumber(number, locale) }, { locale })

/** From the first to the last day of a week that has something: `১৪ – ২০ নভেম্বর ২০২৬`. */
export function weekDates({ days }: { days: readonly { date: Date }[] }, locale: Locale): string {
  const [from, to] = [days[0]?.date, days.at(-1)?.date]
  if (!from || !to || days.length === 1) return from ? formatDate(from, locale, 'long') : ''
  const [start, end] = [dhakaParts(from), dhakaParts(to)]
  const day = localizeDigits(start.day, locale)
  const month = start.month === end.month ? '' : ` ${monthName(start.month, locale)}`
  const year = start.year === end.year ? '' : ` ${localizeDigits(start.year, locale)}`
  return `${day}${month}${year} – ${formatDate(to, locale, 'long')}`
}

/** What stands below a row's title: who teaches, or how long and how large the exam is. */
export function rowDetails(row: Described, locale: Locale): string[] {
  const exam =
    row.kind === 'lecture' ? [] : [row.questions && questionWords(row.questions, locale), lengthWords(row, locale)]
  return [row.teacher, ...exam].filter((words) => typeof words === 'string')
}

const questionWords = (count: number, locale: Locale) =>
  m.schedule_questions({ n: formatNumber(count, locale) }, { locale })

/** `৩ ঘণ্টা`, `১ ঘণ্টা ৩০ মিনিট`, `৪৫ মিনিট`. */
function lengthWords({ starts_at, ends_at }: Times, locale: Locale): string {
  const minutes = Math.round((Date.parse(ends_at) - Date.parse(starts_at)) / 60_000)
  const n = (value: number) => ({ n: formatNumber(value, locale) })
  const hours = minutes >= 60 ? m.schedule_hours(n(Math.floor(minutes / 60)), { locale }) : ''
  const rest = minutes % 60 ? m.schedule_minutes(n(minutes % 60), { locale }) : ''
  return [hours, rest].filter(Boolean).join(' ')
}
