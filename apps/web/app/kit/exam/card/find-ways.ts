import type { ExamCard } from '../exam-types.ts'

export type Way = 'resume' | 'start' | 'again' | 'result' | 'review' | 'rules' | 'register' | 'enrol'

type Known = Pick<ExamCard, 'state' | 'mine' | 'can_start' | 'access' | 'event_id' | 'answers_released'>

/** Where the reader can go from an exam of the list, the likeliest first. The server has the last word at each of them. */
export function waysOf(exam: Known): Way[] {
  const { state, mine, can_start, answers_released } = exam
  const review: Way[] = answers_released ? ['review'] : []
  if (mine?.state === 'running') return ['resume']
  if (mine) return ['result', ...review, ...(can_start ? (['again'] as const) : [])]
  if (state === 'closed') return review
  if (state === 'upcoming') return [...wayIn(exam), 'rules']
  return can_start ? ['start'] : wayIn(exam)
}

/** How to get a place in an exam that is not open to everybody. */
function wayIn({ access, event_id, can_start }: Known): Way[] {
  if (can_start) return []
  if (access === 'event' && event_id !== null) return ['register']
  return access === 'enrolled' ? ['enrol'] : []
}
