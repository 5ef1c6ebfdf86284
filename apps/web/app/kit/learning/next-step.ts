import { daysUntil } from '@prostuti/text/dates'
import type { Course } from '../course/course-queries.ts'
import { type CourseDue, duesOf } from '../course/course-step.ts'
import type { DashboardFacts } from '../course/dashboard-query.ts'

/** The one thing to do now. */
export type NextStep =
  | { kind: 'exam'; running: NonNullable<DashboardFacts['running']> }
  | { kind: 'due'; due: CourseDue }
  | { kind: 'class'; row: DashboardFacts['next'][number] }
  | { kind: 'cards'; due: number }
  | { kind: 'lecture'; lecture: NonNullable<DashboardFacts['pending_lecture']> }

type Facts = Pick<DashboardFacts, 'running' | 'next' | 'cards_due' | 'pending_lecture'>

/**
 * One, not ten, in the order of what cannot wait: an exam that runs, an instalment for which lectures are paused, what the
 * timetable has today, cards of the notebook that are due, and a lecture that waits.
 */
export function nextStep(facts: Facts, courses: readonly Course[], now: Date): NextStep | undefined {
  const { running, pending_lecture: lecture } = facts
  if (running) return { kind: 'exam', running }
  const due = duesOf(courses).find(({ order }) => order.access === 'lectures_paused')
  if (due) return { kind: 'due', due }
  const row = facts.next.find(({ starts_at }) => daysUntil(new Date(starts_at), now) <= 0)
  if (row) return { kind: 'class', row }
  if (facts.cards_due) return { kind: 'cards', due: facts.cards_due }
  return lecture ? { kind: 'lecture', lecture } : undefined
}
