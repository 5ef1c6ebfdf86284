type Text = { bn: string; en?: string | undefined }

/** One dated row of a schedule as the sheet knows it. Its hour is Dhaka's: a day and a time, not a moment. */
export type TimetableRow = {
  /** Negative for a row that no table has yet. */
  id: number
  scheduleId: number
  /** '2026-11-16' */
  date: string
  /** '20:30' */
  starts: string
  /** How long it takes; a row that ends after midnight still belongs to the evening on which it began. */
  minutes: number
  kind: 'lecture' | 'exam' | 'lecture_and_exam'
  title: Text
  subject: Text | null
  teacherId: number | null
  /** The hall, where it is held in one. */
  hall: Text | null
  /** Of the exam, where there is one. */
  questions: number | null
  paperId: number | null
  syllabus: Text | null
  videoId: number | null
  isCancelled: boolean
}
