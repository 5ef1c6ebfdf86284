import { describe, expect, it } from 'vitest'
import type { DeliveryState } from '../../couriers/index.ts'
import { askAfterMs, canChange, isSettled, nextState } from './delivery-machine.ts'

const states: DeliveryState[] = [
  'draft',
  'booked',
  'picked',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'returned',
  'cancelled',
  'on_hold',
]

describe('news of a parcel', () => {
  it('leads it on, also past what nobody told us', () => {
    expect(nextState('draft', 'booked')).toBe('booked')
    expect(nextState('booked', 'in_transit')).toBe('in_transit')
    expect(nextState('picked', 'delivered')).toBe('delivered')
    expect(nextState('out_for_delivery', 'returned')).toBe('returned')
  })

  it('never turns it back when it comes late', () => {
    expect(nextState('out_for_delivery', 'in_transit')).toBeUndefined()
    expect(nextState('in_transit', 'booked')).toBeUndefined()
    expect(nextState('booked', 'draft')).toBeUndefined()
  })

  it.each(['delivered', 'returned', 'cancelled'] as const)('changes nothing any more once it is %s', (over) => {
    expect(isSettled(over)).toBe(true)
    for (const news of states) expect(nextState(over, news)).toBeUndefined()
  })

  it('says nothing when it comes twice, or when the courier does not know', () => {
    for (const state of states) {
      expect(nextState(state, state)).toBeUndefined()
      expect(nextState(state, null)).toBeUndefined()
    }
  })

  it('holds a parcel up that the courier has, and lets it go on from there', () => {
    expect(nextState('out_for_delivery', 'on_hold')).toBe('on_hold')
    expect(nextState('on_hold', 'in_transit')).toBe('in_transit')
    expect(nextState('on_hold', 'delivered')).toBe('delivered')
    expect(nextState('on_hold', 'returned')).toBe('returned')
    expect(nextState('on_hold', 'booked')).toBeUndefined()
    expect(nextState('draft', 'on_hold')).toBeUndefined()
  })
})

it('asks every two to four hours, ever more seldom', () => {
  const hours = [0, 1, 2, 3, 4, 50].map((asked) => askAfterMs(asked) / 3_600_000)
  expect(hours).toEqual([2, 2.5, 3, 3.5, 4, 4])
})

it('can be changed until somebody begins to give it away', () => {
  expect(canChange({ state: 'draft', tries: 0 })).toBe(true)
  expect(canChange({ state: 'draft', tries: 1 })).toBe(false)
  expect(canChange({ state: 'booked', tries: 0 })).toBe(false)
})
