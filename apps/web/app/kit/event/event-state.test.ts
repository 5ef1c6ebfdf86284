import { eventEnd } from '@prostuti/exam-rules'
import { describe, expect, it } from 'vitest'
import { eventState } from './event-state.ts'

const dhaka = (text: string) => new Date(`${text}:00+06:00`)
const iso = (text: string) => dhaka(text).toISOString()

const event = {
  deadline: iso('2026-11-20T23:59'),
  starts_at: iso('2026-11-22T10:00'),
  ends_at: iso('2026-11-22T13:00'),
  seats_left: 12,
  registration_open: true,
}

describe('eventState', () => {
  it('follows the clock from open to past', () => {
    const at = (time: string) => eventState(event, dhaka(time))
    expect(at('2026-11-20T23:58')).toBe('open')
    expect(at('2026-11-20T23:59')).toBe('closed')
    expect(at('2026-11-22T10:00')).toBe('running')
    expect(at('2026-11-22T13:00')).toBe('past')
  })

  it('is full without a seat, but not after it is over', () => {
    expect(eventState({ ...event, seats_left: 0 }, dhaka('2026-11-15T09:00'))).toBe('full')
    expect(eventState({ ...event, seats_left: 0 }, dhaka('2026-11-23T09:00'))).toBe('past')
  })

  it('takes as many as come where seats are not counted', () => {
    expect(eventState({ ...event, seats_left: null }, dhaka('2026-11-15T09:00'))).toBe('open')
  })

  it('believes the answer where there is no clock', () => {
    expect(eventState(event, undefined)).toBe('open')
    expect(eventState({ ...event, registration_open: false }, undefined)).toBe('closed')
  })

  it('lasts three hours when no end is given, as on the server', () => {
    const endless = { ...event, ends_at: null }
    expect(eventState(endless, dhaka('2026-11-22T12:59'))).toBe('running')
    const end = eventEnd({ startsAt: new Date(event.starts_at), endsAt: null })
    expect([end, eventState(endless, end)]).toEqual([dhaka('2026-11-22T13:00'), 'past'])
  })
})
