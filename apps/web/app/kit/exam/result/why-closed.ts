import type { ExamCard } from '../exam-types.ts'

export type WhyClosed = { kind: 'visitor' | 'not-sat' | 'missed' | 'running' } | { kind: 'waiting'; until: Date | null }

/** Why the answers are not open to this reader. */
export function whyClosed({ exam }: { exam: ExamCard }, signedIn: boolean, now: Date): WhyClosed {
  if (!signedIn) return { kind: 'visitor' }
  if (exam.mine === null) return { kind: exam.can_start || exam.state === 'upcoming' ? 'not-sat' : 'missed' }
  if (exam.mine.state === 'running') return { kind: 'running' }
  // A moment that has passed would be a promise broken.
  const at = exam.mine.answers_at
  return { kind: 'waiting', until: at !== null && new Date(at) > now ? new Date(at) : null }
}
