import { describe, expect, it } from 'vitest'
import type { DeliveryState } from '../sheet-queries.ts'
import { wayOf } from './way.ts'

const parcel = (...states: DeliveryState[]) => ({
  state: states.at(-1) ?? 'draft',
  address_refused: false,
  steps: states.map((state, position) => ({
    id: position + 1,
    state,
    detail: null,
    at: `2026-07-0${position + 1}T04:00:00Z`,
  })),
})
const shown = (...states: DeliveryState[]) => wayOf(parcel(...states)).map(({ state, look }) => `${state} ${look}`)

describe('a parcel’s way', () => {
  it('shows what is to come of one that was just asked for', () => {
    expect(shown('draft')).toEqual([
      'draft now',
      'booked to_do',
      'in_transit to_do',
      'out_for_delivery to_do',
      'delivered to_do',
    ])
  })

  it('leaves out what nobody told us, and shows what we were told besides', () => {
    expect(shown('draft', 'booked', 'out_for_delivery')).toEqual([
      'draft done',
      'booked done',
      'out_for_delivery now',
      'delivered to_do',
    ])
    expect(shown('draft', 'booked', 'picked')[2]).toBe('picked now')
  })

  it('is whole when it has arrived, and ends where it came back', () => {
    expect(shown('draft', 'booked', 'delivered')).toEqual(['draft done', 'booked done', 'delivered done'])
    expect(shown('draft', 'booked', 'returned')).toEqual(['draft done', 'booked done', 'returned bad'])
  })

  it('marks what holds it up, and goes on after it', () => {
    expect(shown('draft', 'booked', 'in_transit', 'on_hold').slice(2)).toEqual([
      'in_transit done',
      'on_hold bad',
      'out_for_delivery to_do',
      'delivered to_do',
    ])
    expect(shown('draft', 'booked', 'on_hold', 'in_transit').slice(2, 4)).toEqual(['on_hold done', 'in_transit now'])
  })

  it('says that the courier refused the address, once', () => {
    const marks = wayOf({ ...parcel('draft', 'draft'), address_refused: true })
    expect(marks.slice(0, 3).map(({ state, look }) => `${state} ${look}`)).toEqual([
      'draft done',
      'refused bad',
      'booked to_do',
    ])
  })
})
