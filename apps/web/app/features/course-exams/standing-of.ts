import type { ExamInfo } from './course-exam-queries.ts'

/** Where a doctor stands with an exam of their course. */
export type Standing =
  | 'called_off'
  | 'no_paper'
  | 'not_open'
  | 'open'
  | 'running'
  /** Handed in, and the marks are on their way. */
  | 'marking'
  /** Handed in, and the marks wait until nobody can sit it any more. */
  | 'handed_in'
  /** Marked, and the ranks are still to come. */
  | 'waiting'
  | 'result'
  | 'late'
  | 'missed'

/** `ranksComing`: whether the result says that ranks are still to be drawn. */
export function standingOf({ exam, is_cancelled }: ExamInfo['row'], ranksComing: boolean): Standing {
  if (exam === null) return is_cancelled ? 'called_off' : 'no_paper'
  switch (exam.state) {
    case 'finished':
      if (!exam.result_ready) return exam.marks_at ? 'handed_in' : 'marking'
      return ranksComing ? 'waiting' : 'result'
    case 'missed_late_open':
      return 'late'
    default:
      return exam.state
  }
}
