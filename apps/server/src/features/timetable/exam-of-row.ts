import type { ExamCard } from '../exam/index.ts'
import type { TimetableRow } from './row-state.ts'

type RowExam = NonNullable<TimetableRow['exam']>

/** The exam of a row, out of the card that every list of exams shows: nothing is marked or ranked a second time here. */
export function examOfRow(card: ExamCard): RowExam {
  const { mine } = card
  const isFinished = mine?.state === 'finished'
  return {
    state: stateOf(card),
    opens_at: card.opens_at,
    closes_at: card.closes_at,
    late_until: card.late_until,
    ends_at: mine?.state === 'running' ? mine.ends_at : null,
    marks: isFinished ? mine.marks : null,
    marks_at: isFinished ? mine.marks_at : null,
    out_of: card.total_marks,
    rank: isFinished ? mine.rank : null,
    participants: card.participants,
    result_ready: isFinished && mine.marks !== null,
    answers_released: card.answers_released,
  }
}

/** What has not closed but cannot be begun is lost as well: the enrolment has ended. */
function stateOf({ mine, state, can_start }: ExamCard): RowExam['state'] {
  if (mine !== null) return mine.state
  if (state === 'upcoming') return 'not_open'
  if (!can_start) return 'missed'
  return state === 'open' ? 'open' : 'missed_late_open'
}
