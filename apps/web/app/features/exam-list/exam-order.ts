import type { ExamCard } from '../../kit/exam/exam-types.ts'

const examGroups = ['open', 'upcoming', 'closed'] as const
export type ExamGroup = (typeof examGroups)[number]

type Standing = Pick<ExamCard, 'state' | 'opens_at' | 'closes_at' | 'late_until' | 'mine'>

/** Whoever began just before the closing is still in the middle of it. */
function groupOf({ state, mine }: Standing): ExamGroup {
  if (state === 'open' || state === 'late' || mine?.state === 'running') return 'open'
  return state
}

/** What ends first comes first, what never ends last; the past stays as the server lists it, the newest on top. */
export function inGroups<Exam extends Standing>(exams: readonly Exam[]): { group: ExamGroup; exams: Exam[] }[] {
  const sorted = {
    open: (exam: Exam) => Date.parse((exam.state === 'late' ? exam.late_until : exam.closes_at) ?? '9999-12-31'),
    upcoming: (exam: Exam) => Date.parse(exam.opens_at),
    closed: () => 0,
  }
  return examGroups
    .map((group) => ({
      group,
      exams: exams.filter((exam) => groupOf(exam) === group).sort((a, b) => sorted[group](a) - sorted[group](b)),
    }))
    .filter(({ exams }) => exams.length > 0)
}

/** The next moment at which one of these exams opens or closes, after `now`. */
export function nextTurn(exams: readonly Standing[], now: number): number | undefined {
  const turns = exams
    .flatMap(({ opens_at, closes_at, late_until, mine }) => [
      opens_at,
      closes_at,
      late_until,
      mine?.state === 'running' ? mine.ends_at : null,
    ])
    .map((turn) => (turn === null ? 0 : Date.parse(turn)))
    .filter((turn) => turn > now)
  return turns.length === 0 ? undefined : Math.min(...turns)
}
