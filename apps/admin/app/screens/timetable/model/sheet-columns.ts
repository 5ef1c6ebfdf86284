import type { TimetableRow } from '@prostuti/exam-rules'
import * as m from '@prostuti/text/messages'

export type ColumnKey =
  | 'scheduleId'
  | 'date'
  | 'starts'
  | 'ends'
  | 'kind'
  | 'title'
  | 'titleEn'
  | 'subject'
  | 'subjectEn'
  | 'teacherId'
  | 'hall'
  | 'questions'
  | 'paperId'
  | 'videoId'
  | 'syllabus'
  | 'syllabusEn'
  | 'isCancelled'

export type Column = {
  key: ColumnKey
  title: () => string
  /** In pixels. */
  width: number
  /** Shown when somebody asks for the English columns. */
  isEnglish?: true
  /** A cell of it opens a list. */
  isChoice?: true
}

/** The columns in their order. */
export const columns: Column[] = [
  { key: 'scheduleId', title: m.office_sheet_schedule, width: 150, isChoice: true },
  { key: 'date', title: m.office_sheet_date, width: 158 },
  { key: 'starts', title: m.office_sheet_starts, width: 108 },
  { key: 'ends', title: m.office_sheet_ends, width: 108 },
  { key: 'kind', title: m.office_sheet_kind, width: 138, isChoice: true },
  { key: 'title', title: m.office_sheet_title, width: 260 },
  { key: 'titleEn', title: m.office_sheet_title_en, width: 220, isEnglish: true },
  { key: 'subject', title: m.office_sheet_subject, width: 140 },
  { key: 'subjectEn', title: m.office_sheet_subject_en, width: 140, isEnglish: true },
  { key: 'teacherId', title: m.office_sheet_teacher, width: 190, isChoice: true },
  { key: 'hall', title: m.office_sheet_hall, width: 130 },
  { key: 'questions', title: m.office_sheet_questions, width: 84 },
  { key: 'paperId', title: m.office_sheet_paper, width: 200, isChoice: true },
  { key: 'videoId', title: m.office_sheet_video, width: 190, isChoice: true },
  { key: 'syllabus', title: m.office_sheet_syllabus, width: 240 },
  { key: 'syllabusEn', title: m.office_sheet_syllabus_en, width: 220, isEnglish: true },
  { key: 'isCancelled', title: m.office_sheet_state, width: 110, isChoice: true },
]

/** What a cell of a column is about in the row. */
export const fieldOf: Record<ColumnKey, keyof TimetableRow> = {
  scheduleId: 'scheduleId',
  date: 'date',
  starts: 'starts',
  ends: 'minutes',
  kind: 'kind',
  title: 'title',
  titleEn: 'title',
  subject: 'subject',
  subjectEn: 'subject',
  teacherId: 'teacherId',
  hall: 'hall',
  questions: 'questions',
  paperId: 'paperId',
  videoId: 'videoId',
  syllabus: 'syllabus',
  syllabusEn: 'syllabus',
  isCancelled: 'isCancelled',
}

/** A cell that means nothing in a row of its kind: a lecture has no paper, an exam no recording and no hall. */
export function isIdle({ kind }: TimetableRow, key: ColumnKey): boolean {
  if (key === 'questions' || key === 'paperId') return kind === 'lecture'
  return (key === 'videoId' || key === 'hall') && kind === 'exam'
}
