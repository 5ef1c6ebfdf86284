import { formatDate } from '@prostuti/text/dates'
import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import type { ExamResult } from '../../kit/exam/exam-types.ts'
import { formatDuration } from '../../kit/exam/exam-words.ts'

/** When an attempt was handed in, and how: on its own, or how long it took. */
export function finishedWords({ started_at, finished_at, finished_by }: ExamResult, locale: Locale): [string, string] {
  const finished = new Date(finished_at)
  const date = formatDate(finished, locale, 'full')
  if (finished_by === 'deadline') return [date, m.result_finished_deadline()]
  const minutes = Math.max(1, Math.round((finished.getTime() - new Date(started_at).getTime()) / 60_000))
  return [date, m.result_finished({ time: formatDuration(minutes, locale) })]
}
