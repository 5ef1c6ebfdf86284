import { describe, expect, it } from 'vitest'
import { changeStopOf, moveStopOf } from '../../doctor-desk/index.ts'
import { prolongedEnd } from './prolonged-end.ts'

const day = 86_400_000
const now = new Date('2026-11-17T06:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * day)

describe('who changes an enrolment, and when', () => {
  const fresh = { enrolledAt: ago(3), isLeaving: false }

  it.each(['owner', 'manager'] as const)('%s at any time', (role) => {
    expect(changeStopOf({ role }, { ...fresh, enrolledAt: ago(300) }, now)).toBeNull()
  })

  it('the support desk for two weeks, to the moment', () => {
    expect(changeStopOf({ role: 'support' }, fresh, now)).toBeNull()
    expect(changeStopOf({ role: 'support' }, { ...fresh, enrolledAt: ago(14) }, now)).toBeNull()
    const later = new Date(now.getTime() + 1)
    expect(changeStopOf({ role: 'support' }, { ...fresh, enrolledAt: ago(14) }, later)).toBe('late')
  })

  it('nobody while money is asked back, or where it has moved once', () => {
    expect(moveStopOf({ role: 'owner' }, { ...fresh, isLeaving: true, hasMoved: true }, now)).toBe('leaving')
    expect(moveStopOf({ role: 'owner' }, { ...fresh, hasMoved: true }, now)).toBe('moved')
    expect(changeStopOf({ role: 'owner' }, fresh, now)).toBeNull()
  })
})

describe('a subscription that is prolonged', () => {
  it('ends later by those days', () => {
    expect(prolongedEnd(new Date(now.getTime() + 5 * day), 10, now)).toEqual(new Date(now.getTime() + 15 * day))
  })

  it('runs for all of them where it was over', () => {
    expect(prolongedEnd(ago(20), 10, now)).toEqual(new Date(now.getTime() + 10 * day))
  })
})
