import { expect, it } from 'vitest'
import type { Course } from '../course/course-queries.ts'
import type { DashboardFacts } from '../course/dashboard-query.ts'
import { nextStep } from './next-step.ts'

const now = new Date('2026-11-15T12:00:00Z')
const running = { title: 'quiz' } as DashboardFacts['running']
const row = (starts_at: string) => ({ starts_at }) as DashboardFacts['next'][number]
const today = row('2026-11-15T14:00:00Z')
const tomorrow = row('2026-11-16T14:00:00Z')
const lecture = { event_id: 3 } as DashboardFacts['pending_lecture']
const course = (access: string) =>
  ({
    state: 'active',
    order: { state: 'booked', access, dues: [{ number: 2, due_on: '2026-10-01', state: 'overdue', open_paisa: 100 }] },
  }) as unknown as Course
const paused = [course('lectures_paused')]

it('is one, in the order of what cannot wait', () => {
  const facts = { running, next: [today], cards_due: 4, pending_lecture: lecture }
  expect(nextStep(facts, paused, now)?.kind).toBe('exam')
  expect(nextStep({ ...facts, running: null }, paused, now)?.kind).toBe('due')
  expect(nextStep({ ...facts, running: null }, [], now)).toEqual({ kind: 'class', row: today })
  const free = { ...facts, running: null, next: [tomorrow] }
  expect(nextStep(free, [], now)).toEqual({ kind: 'cards', due: 4 })
  expect(nextStep({ ...free, cards_due: 0 }, [], now)).toEqual({ kind: 'lecture', lecture })
  expect(nextStep({ ...free, cards_due: 0, pending_lecture: null }, [], now)).toBeUndefined()
})

it('is no instalment as long as it stops nothing', () => {
  const facts = { running: null, next: [], cards_due: 0, pending_lecture: lecture }
  expect(nextStep(facts, [course('warned')], now)?.kind).toBe('lecture')
})
