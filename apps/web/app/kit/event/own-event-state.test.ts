import { describe, expect, it } from 'vitest'
import { joiningState, ownEventState } from './own-event-state.ts'

const at = (time: string) => new Date(`2026-11-22T${time}:00Z`)
const iso = (time: string) => at(time).toISOString()
const order = { id: 4, state: 'held' as const, held_until: iso('10:15'), has_receipt: false }
const ticket = { code: '3F9A1C07BE', holder: 'ডা. রহিম', registered_at: iso('09:00') }

describe('how an event stands to a doctor', () => {
  it('is a held seat until its time is over, and unpaid from then on', () => {
    expect(ownEventState({ ticket: null, order }, at('10:14'))).toBe('held')
    expect(ownEventState({ ticket: null, order }, at('10:15'))).toBe('unpaid')
    expect(ownEventState({ ticket: null, order: { ...order, state: 'open', held_until: null } }, at('10:00'))).toBe(
      'unpaid',
    )
  })

  it('is registered with a ticket whatever the order says, and nothing without both', () => {
    expect(ownEventState({ ticket, order: null }, at('10:00'))).toBe('registered')
    expect(ownEventState({ ticket: null, order: { ...order, state: 'waiting' } }, at('10:00'))).toBe('waiting')
    expect(ownEventState({ ticket: null, order: null }, at('10:00'))).toBe('none')
  })
})

it('an online event can be joined for a time, by the clock', () => {
  const joining = { opens_at: iso('09:45'), closes_at: iso('12:30') }
  expect(['09:44', '09:45', '12:29', '12:30'].map((time) => joiningState({ joining }, at(time)))).toEqual([
    'early',
    'open',
    'open',
    'over',
  ])
  expect(joiningState({ joining: null }, at('10:00'))).toBeUndefined()
})
