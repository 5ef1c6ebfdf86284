import { describe, expect, it } from 'vitest'
import { daysLeft, isNearEnd, stateOf } from './subscription-state.ts'

const at = (day: string) => new Date(`${day}T06:00:00Z`)
const paid = { state: 'active', startsAt: at('2026-11-01'), endsAt: at('2026-12-01'), isWaiting: false } as const

describe('a subscription', () => {
  it('runs from its first moment to its last, and not a moment longer', () => {
    expect(stateOf(paid, new Date(paid.startsAt.getTime() - 1))).toBe('coming')
    expect(stateOf(paid, paid.startsAt)).toBe('running')
    expect(stateOf(paid, new Date(paid.endsAt.getTime() - 1))).toBe('running')
    expect(stateOf(paid, paid.endsAt)).toBe('over')
  })

  it('that is not paid says whether money is on its way', () => {
    const open = { state: 'pending', startsAt: null, endsAt: null } as const
    expect(stateOf({ ...open, isWaiting: false }, at('2026-11-15'))).toBe('unpaid')
    expect(stateOf({ ...open, isWaiting: true }, at('2026-11-15'))).toBe('waiting')
  })

  it('whose money went back is no longer there, whatever its days', () => {
    expect(stateOf({ ...paid, state: 'ended' }, at('2026-11-15'))).toBe('returned')
  })

  it('counts the day that has begun', () => {
    expect(daysLeft(paid.endsAt, at('2026-11-28'))).toBe(3)
    expect(daysLeft(paid.endsAt, new Date(paid.endsAt.getTime() - 1))).toBe(1)
    expect(daysLeft(paid.endsAt, at('2026-12-05'))).toBe(0)
  })

  it('is near its end within five days', () => {
    expect(isNearEnd(paid.endsAt, at('2026-11-26'))).toBe(true)
    expect(isNearEnd(paid.endsAt, new Date(at('2026-11-26').getTime() - 1))).toBe(false)
  })
})
