import type { ExamCard } from '../../../kit/exam/exam-types.ts'
import type { RoomError } from '../engine/room.ts'

/** What the page before the exam has to offer this reader. */
export type ExamStanding =
  | 'upcoming'
  | 'ready'
  | 'late'
  | 'running'
  | 'closed'
  /** Sat already; `again` when it may be sat once more. */
  | 'done'
  | 'again'
  | 'not-enrolled'
  | 'no-event-seat'
  /** Nobody can say why: the server's own words have to do. */
  | 'refused'

export function standingOf(exam: ExamCard, problem: RoomError | null): ExamStanding {
  if (exam.mine?.state === 'running') return 'running'
  if (problem?.code === 'not_enrolled') return exam.access === 'event' ? 'no-event-seat' : 'not-enrolled'
  if (exam.mine?.state === 'finished') return exam.can_start ? 'again' : 'done'
  if (exam.state === 'upcoming' || problem?.code === 'exam_not_open_yet') return 'upcoming'
  if (exam.state === 'closed' || problem?.code === 'exam_closed') return 'closed'
  if (exam.can_start) return exam.state === 'late' ? 'late' : 'ready'
  if (exam.access === 'event') return 'no-event-seat'
  return exam.access === 'enrolled' ? 'not-enrolled' : 'refused'
}
