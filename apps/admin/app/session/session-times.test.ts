import { describe, expect, it } from 'vitest'
import { clockOf, endingOf, isWorthProlonging } from './session-times.ts'

const now = Date.parse('2026-11-16T10:00:00Z')
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
const session = (idle: number, day: number) => ({ idle_ends_at: inMinutes(idle), ends_at: inMinutes(day) })

describe('the end of a session', () => {
  it('is not spoken of while it is far', () => {
    expect(endingOf(session(30, 600), now)).toBeUndefined()
    expect(endingOf(session(2.1, 600), now)).toBeUndefined()
  })

  it('is said two minutes before, that of the day before that of the idle', () => {
    expect(endingOf(session(2, 600), now)).toEqual({ at: now + 120_000, kind: 'idle' })
    expect(endingOf(session(1, 1.5), now)).toEqual({ at: now + 90_000, kind: 'day' })
  })

  it('is put off for somebody who types, not at every key', () => {
    expect(isWorthProlonging(session(24, 600), now)).toBe(true)
    expect(isWorthProlonging(session(28, 600), now)).toBe(false)
  })

  it('is counted in minutes and seconds, and never below nothing', () => {
    expect([clockOf(120_000), clockOf(61_000), clockOf(400), clockOf(-5000)]).toEqual(['2:00', '1:01', '0:01', '0:00'])
  })
})
