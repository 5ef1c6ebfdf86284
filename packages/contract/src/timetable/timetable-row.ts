import { z } from 'zod'
import { marks } from '../exam/exam-card.ts'
import { instant } from '../fields.ts'
import { rowClass } from '../live-class/row-class.ts'

/**
 * How one row stands to the doctor. `to_do`: it is over, or open since a while, and can still be watched or sat in full
 * right; `over`: it is past and left nothing to watch or to sit; `missed`: the chance is gone, though an exam may still be
 * open to those who come late.
 */
const rowStates = ['done', 'to_do', 'missed', 'over', 'now', 'today', 'upcoming', 'cancelled'] as const

/** `missed_late_open`: it has closed, but may still be sat without a rank. */
const rowExamStates = ['not_open', 'open', 'running', 'finished', 'missed_late_open', 'missed'] as const

const rowLecture = z.object({
  has_video: z.boolean(),
  watched_seconds: z.number().int(),
  duration_seconds: z.number().int(),
  /** Nine tenths of it were watched. */
  completed: z.boolean(),
  /** The last moment to watch it; null is as long as the course runs. */
  last_day: instant.nullable(),
})

const rowExam = z.object({
  state: z.enum(rowExamStates),
  opens_at: instant,
  closes_at: instant.nullable(),
  late_until: instant.nullable(),
  /** Of a running one. */
  ends_at: instant.nullable(),
  marks: marks.nullable(),
  /** When marks come, of what was handed in; null where they are there, or nobody can say yet. */
  marks_at: instant.nullable(),
  out_of: marks,
  /** Null until the ranks are drawn, and of a late sitting for ever. */
  rank: z.number().int().nullable(),
  participants: z.number().int(),
  /** It was handed in, and its marks may be known. */
  result_ready: z.boolean(),
  /** Questions, key and explanations are open to the doctor: of what was sat, and of what was missed and cannot be sat any more. */
  answers_released: z.boolean(),
})

/** One dated row of a schedule. */
export const timetableRow = z.object({
  event_id: z.number().int(),
  schedule_id: z.number().int(),
  kind: z.enum(['lecture', 'exam', 'lecture_and_exam']),
  title: z.string(),
  subject: z.string().nullable(),
  teacher: z.string().nullable(),
  starts_at: instant,
  ends_at: instant,
  questions: z.number().int().nullable(),
  is_cancelled: z.boolean(),
  state: z.enum(rowStates),
  /** Null for an exam, and in a schedule that is not the doctor's own. */
  lecture: rowLecture.nullable(),
  /** Null where the lecture is not held live, and as above. */
  live_class: rowClass.nullable(),
  /** Null where no paper was put in yet, and in a schedule that is not the doctor's own. */
  exam: rowExam.nullable(),
})
