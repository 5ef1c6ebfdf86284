import type { TimetableRow } from '@prostuti/exam-rules'
import { toLatinDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { readClock } from '@prostuti/text/read-clock'
import { readDate } from '@prostuti/text/read-date'
import { searchKey } from '@prostuti/text/search-key'
import { kinds } from './cell-text.ts'
import { type ColumnKey, isIdle } from './sheet-columns.ts'
import type { Facts, Named } from './sheet-facts.ts'

/** The row with what was typed into one of its cells, or why it cannot stand there. */
export type CellReading = { row: TimetableRow } | { problem: string }

const key = (text: string): string => searchKey(text).replace(/[\s.,:;()–-]+/g, '')

/** Reads what was typed or pasted into a cell: any digits, either language, as people write days, hours and names. */
export function readCell(row: TimetableRow, column: ColumnKey, typed: string, facts: Facts): CellReading {
  const text = typed.normalize('NFC').trim()
  if (text !== '' && isIdle(row, column)) return { problem: m.office_sheet_idle() }
  switch (column) {
    case 'date': {
      const date = readDate(text, row.date)
      return date ? { row: { ...row, date } } : { problem: m.office_sheet_no_date({ text }) }
    }
    case 'starts': {
      const starts = readClock(text)
      return starts ? { row: { ...row, starts } } : { problem: m.office_sheet_no_time({ text }) }
    }
    case 'ends': {
      const ends = readClock(text)
      return ends
        ? { row: { ...row, minutes: minutesUntil(row.starts, ends) } }
        : { problem: m.office_sheet_no_time({ text }) }
    }
    case 'kind': {
      const kind = readKind(text)
      return kind ? { row: ofKind(row, kind) } : { problem: m.office_sheet_no_kind({ text }) }
    }
    case 'isCancelled': {
      const isCancelled = readCancelled(text)
      return isCancelled === undefined
        ? { problem: m.office_sheet_no_state({ text }) }
        : { row: { ...row, isCancelled } }
    }
    case 'questions':
      return readQuestions(row, text)
    case 'scheduleId': {
      const found = find(facts.choices.scheduleId, text)
      return found ? { row: { ...row, scheduleId: found.id } } : { problem: m.office_sheet_not_found({ text }) }
    }
    case 'teacherId':
    case 'paperId':
    case 'videoId': {
      if (text === '') return { row: { ...row, [column]: null } }
      const found = find(facts.choices[column], text)
      return found ? { row: { ...row, [column]: found.id } } : { problem: m.office_sheet_not_found({ text }) }
    }
    case 'title':
      return text === ''
        ? { problem: m.office_sheet_needs_title() }
        : { row: { ...row, title: { ...row.title, bn: text } } }
    case 'titleEn':
      return { row: { ...row, title: withEnglish(row.title, text) } }
    case 'subject':
    case 'syllabus':
    case 'hall':
      return { row: { ...row, [column]: text === '' ? null : { ...row[column], bn: text } } }
    case 'subjectEn':
    case 'syllabusEn':
      return readEnglish(row, column === 'subjectEn' ? 'subject' : 'syllabus', text)
  }
}

const withEnglish = <Text extends { bn: string }>({ bn }: Text, en: string) => (en === '' ? { bn } : { bn, en })

/** English stands beside the Bengali, never instead of it. */
function readEnglish(row: TimetableRow, field: 'subject' | 'syllabus', text: string): CellReading {
  const now = row[field]
  if (now === null) return text === '' ? { row } : { problem: m.office_sheet_bengali_first() }
  return { row: { ...row, [field]: withEnglish(now, text) } }
}

function readQuestions(row: TimetableRow, text: string): CellReading {
  if (text === '') return { row: { ...row, questions: null } }
  const number = Number(toLatinDigits(text).replace(/টি?$/, ''))
  if (!Number.isInteger(number) || number < 1 || number > 1000) return { problem: m.office_sheet_no_number({ text }) }
  return { row: { ...row, questions: number } }
}

const day = 24 * 60

/** Until that time, today or after midnight. */
export function minutesUntil(starts: string, ends: string): number {
  const minuteOf = (clock: string) => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number)
    return hours * 60 + minutes
  }
  return (minuteOf(ends) - minuteOf(starts) + day) % day || day
}

const kindNames: Record<TimetableRow['kind'], string[]> = {
  lecture: ['লেকচার', 'ক্লাস', 'lecture', 'class'],
  exam: ['পরীক্ষা', 'exam', 'test'],
  lecture_and_exam: ['লেকচার ও পরীক্ষা', 'লেকচার+পরীক্ষা', 'ক্লাস ও পরীক্ষা', 'lecture and exam', 'lecture_and_exam'],
}

const readKind = (text: string): TimetableRow['kind'] | undefined =>
  kinds.find((kind) => kindNames[kind].some((name) => key(name) === key(text)))

/** What does not belong to the new kind leaves the row, where everybody sees it. */
function ofKind(row: TimetableRow, kind: TimetableRow['kind']): TimetableRow {
  const next = { ...row, kind }
  return {
    ...next,
    ...(isIdle(next, 'paperId') && { paperId: null, questions: null }),
    ...(isIdle(next, 'videoId') && { videoId: null, hall: null }),
  }
}

function readCancelled(text: string): boolean | undefined {
  if (['', 'হবে', 'on', 'no', 'না', 'false'].includes(text.toLowerCase())) return false
  return ['বাতিল', 'cancelled', 'canceled', 'হ্যাঁ', 'yes', 'true'].some((word) => key(word) === key(text))
    ? true
    : undefined
}

/** By its whole name in either language, or by the only one that begins with or contains what was typed, or by `#12`. */
function find(choices: readonly Named[], typed: string): Named | undefined {
  const number = /^#\s?(\d+)$/.exec(toLatinDigits(typed))
  if (number) return choices.find(({ id }) => id === Number(number[1]))
  const asked = key(typed)
  if (asked === '') return undefined
  const named = choices.filter(({ title }) => key(title.bn) === asked || key(title.en ?? '') === asked)
  if (named.length > 0) return named[0]
  const holding = choices.filter(({ title }) => key(title.bn).includes(asked) || key(title.en ?? '').includes(asked))
  return holding.length === 1 ? holding[0] : undefined
}

/** The choices that a list offers for what was typed so far. */
export function offer(choices: readonly Named[], typed: string, atMost = 50): Named[] {
  const asked = key(typed)
  const holds = ({ title }: Named) => key(title.bn).includes(asked) || key(title.en ?? '').includes(asked)
  return (asked === '' ? choices : choices.filter(holds)).slice(0, atMost)
}
