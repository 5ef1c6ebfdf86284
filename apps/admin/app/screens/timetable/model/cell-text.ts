import type { TimetableRow } from '@prostuti/exam-rules'
import { weekdayOf } from '@prostuti/exam-rules'
import { weekdayName } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import { type Locale, pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { formatClock } from '@prostuti/text/times'
import type { ColumnKey } from './sheet-columns.ts'
import type { Facts } from './sheet-facts.ts'

export const kinds: TimetableRow['kind'][] = ['lecture', 'exam', 'lecture_and_exam']

export const kindWords = (kind: TimetableRow['kind']): string =>
  ({
    lecture: m.office_sheet_lecture(),
    exam: m.office_sheet_exam(),
    lecture_and_exam: m.office_sheet_lecture_and_exam(),
  })[kind]

/** '20:00' and two hours → '22:00'. */
function endOf({ starts, minutes }: Pick<TimetableRow, 'starts' | 'minutes'>): string {
  const [hours = 0, past = 0] = starts.split(':').map(Number)
  const end = (hours * 60 + past + minutes) % (24 * 60)
  return `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`
}

/** `16/11/2026`, as everybody here and Excel write it. */
export const slashed = (date: string): string => date.split('-').toReversed().join('/')

export const shortWeekday = (date: string, locale: Locale): string =>
  locale === 'bn'
    ? weekdayName(weekdayOf(date), 'bn').replace(/বার$/, '')
    : weekdayName(weekdayOf(date), 'en').slice(0, 3)

/** What stands in a cell, in the reader's language and digits. What is copied and exported is the same. */
export function cellText(row: TimetableRow, key: ColumnKey, facts: Facts): string {
  const locale = getLocale()
  const named = (of: 'scheduleId' | 'teacherId' | 'paperId' | 'videoId') => {
    const found = facts.titles[of].get(row[of] ?? 0)
    return found ? pickText(found, locale) : ''
  }
  switch (key) {
    case 'scheduleId':
    case 'teacherId':
    case 'paperId':
    case 'videoId':
      return named(key)
    case 'date':
      return localizeDigits(slashed(row.date), locale)
    case 'starts':
      return formatClock(row.starts, locale)
    case 'ends':
      return formatClock(endOf(row), locale)
    case 'kind':
      return kindWords(row.kind)
    case 'title':
    case 'subject':
    case 'syllabus':
    case 'hall':
      return row[key]?.bn ?? ''
    case 'titleEn':
      return row.title.en ?? ''
    case 'subjectEn':
      return row.subject?.en ?? ''
    case 'syllabusEn':
      return row.syllabus?.en ?? ''
    case 'questions':
      return row.questions === null ? '' : localizeDigits(row.questions, locale)
    case 'isCancelled':
      return row.isCancelled ? m.office_sheet_cancelled() : ''
  }
}
