import { localizeDigits } from '@prostuti/text/digits'
import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import type { ExamCard } from './exam-types.ts'

/** Marks travel as whole hundredths: 11700 → `১১৭`, 1050 → `১০.৫`, −50 → `−০.৫`. */
export const formatMarks = (hundredths: number, locale: Locale): string => formatNumber(hundredths / 100, locale)

/** Hundredths of a per cent: 9750 → `৯৭.৫%`. One decimal: a hundredth of a per cent tells nobody anything. */
export const formatPercentile = (hundredths: number, locale: Locale): string =>
  // Down, not to the nearest: ৯৯.৯৬ is not the hundred that nobody can reach.
  `${formatNumber(Math.floor(hundredths / 10) / 10, locale)}%`

/** `২ ঘণ্টা`, `১ ঘণ্টা ৪০ মিনিট`, `২০ মিনিট`. */
export function formatDuration(minutes: number, locale: Locale): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [
    hours > 0 && m.exams_hours({ n: formatNumber(hours, locale) }, { locale }),
    (rest > 0 || hours === 0) && m.exams_minutes({ n: formatNumber(rest, locale) }, { locale }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Time left as a clock shows it: `১:০৫:০৯`, `০৪:৩০`. Never below nothing. */
export function formatTimeLeft(seconds: number, locale: Locale): string {
  const left = Math.max(0, Math.floor(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(left / 3600)
  const clock = `${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`
  return localizeDigits(hours > 0 ? `${hours}:${clock}` : clock, locale)
}

export function kindWords(kind: ExamCard['kind'], locale: Locale): string {
  const words = {
    bcs_exam: m.exams_kind_bcs,
    quiz: m.exams_kind_quiz,
    special_exam: m.exams_kind_special,
    schedule_exam: m.exams_kind_schedule,
    practice: m.practice_title,
  }
  return words[kind]({}, { locale })
}

export function stateWords(state: ExamCard['state'], locale: Locale): string {
  const words = {
    upcoming: m.exams_state_upcoming,
    open: m.exams_state_open,
    late: m.exams_state_late,
    closed: m.exams_state_closed,
  }
  return words[state]({}, { locale })
}
