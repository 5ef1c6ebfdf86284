import { expect, it } from 'vitest'
import type { DashboardFacts } from '../../kit/course/dashboard-query.ts'
import { isSoon, nextThings } from './next-things.ts'

const now = new Date('2026-11-15T12:00:00Z')
const row = (id: number, starts_at: string) => ({ event_id: id, starts_at }) as DashboardFacts['next'][number]
const event = (id: number, starts_at: string) => ({ id, starts_at }) as DashboardFacts['events'][number]
const named = (things: ReturnType<typeof nextThings>) =>
  things.map((thing) => ('event' in thing ? `event ${thing.event.id}` : `row ${thing.row.event_id}`))

const next = [row(1, '2026-11-15T14:00:00Z'), row(2, '2026-11-16T14:00:00Z')]
const running = {} as DashboardFacts['running']

it('puts the events among the rows by time, without the row that stands at the top', () => {
  const events = [event(7, '2026-11-15T15:00:00Z'), event(8, '2026-12-01T10:00:00Z')]
  const things = nextThings({ running: null, next, events })
  expect(named(things)).toEqual(['event 7', 'row 2', 'event 8'])
  expect(isSoon(things, now)).toBe(false)
  expect(isSoon(things.slice(0, 2), now)).toBe(true)
})

it('has every row while an exam stands at the top, and the events alone where there is no course', () => {
  expect(named(nextThings({ running, next, events: [] }))).toEqual(['row 1', 'row 2'])
  expect(named(nextThings({ running: null, next: [], events: [event(7, '2026-11-20T15:00:00Z')] }))).toEqual([
    'event 7',
  ])
  expect(isSoon([], now)).toBe(false)
})
