import { formatDate } from '@prostuti/text/dates'
import type { Locale } from '@prostuti/text/locale'
import { result_finished, result_finished_deadline } from '@prostuti/text/messages'
import type { ExamResult } from '../exams/exam-types.ts'
import { formatDuration } from '../exams/exam-words.ts'

/** When an attempt was handed in, and how long it took. */
export function finishedWords({ started_at, finished_at, finished_by }: ExamResult, locale: Locale): string {
  const finished = new Date(finished_at)
  const date = formatDate(finished, locale, 'full')
  if (finished_by === 'deadline') return result_finished_deadline({ date })
  const minutes = Math.max(1, Math.round((finished.getTime() - new Date(started_at).getTime()) / 60_000))
  return result_finished({ date, time: formatDuration(minutes, locale).replaceAll(' ', '\u00a0') })
}
