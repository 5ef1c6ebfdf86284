import { expect, it } from 'vitest'
import { nextMoment } from './next-moment.ts'

const event = { starts_at: '2026-11-20T15:00:00Z', deadline: '2026-11-19T17:59:00Z' }

it('counts down to the last chance to register, for who is not yet', () => {
  for (const mine of ['none', 'held', 'unpaid', 'waiting'] as const)
    expect(nextMoment(event, mine).at).toBe(event.deadline)
})

it('counts down to the event for who is registered', () => {
  expect(nextMoment(event, 'registered').at).toBe(event.starts_at)
})
