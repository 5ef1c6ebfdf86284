import type { LocalizedText } from '../../../tables/index.ts'
import type { TeacherName } from '../teachers.ts'

/** One row of a batch before it has a date: every schedule of the batch gives the same rows on days of its own. */
export type PlannedRow = {
  kind: 'lecture' | 'exam' | 'lecture_and_exam'
  title: LocalizedText
  subject: LocalizedText
  teacher?: TeacherName
  questions?: number
  /** How long the exam takes; a lecture takes what the schedule gives it. */
  minutes?: number
  /** A solution class cannot come before its exam. */
  afterExam?: boolean
  /** The second paper of one day. */
  sameDay?: boolean
}

/** A line of the outline and its rows. */
export type Block = { title: LocalizedText; rows: PlannedRow[] }

export type Plan = Block[]
