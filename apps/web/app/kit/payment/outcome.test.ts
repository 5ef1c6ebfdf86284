import { describe, expect, it } from 'vitest'
import { leftOf, nextDue, purposeOf, toneOf, waysOf } from './outcome.ts'
import type { Payment } from './payment-queries.ts'
import { anOrder, aPayment, booked, followed, paid } from './testing/a-payment.ts'

describe('what is shown of a payment', () => {
  it('is a success only when the server calls it paid', () => {
    const states = ['initiated', 'on_hold', 'failed', 'cancelled', 'expired', 'refunded', 'paid'] as const
    expect(states.filter((state) => toneOf({ state }) === 'ok')).toEqual(['paid'])
  })

  it('tells a first payment from a further one', () => {
    expect(purposeOf({ payment: paid(), order: booked({ payments: [paid()] }) })).toBe('enrolment')
    const second = paid({ id: 58, invoice_number: '000200' })
    const order = booked({ payments: [paid(), second] })
    expect(purposeOf({ payment: second, order })).toBe('part')
    expect(purposeOf({ payment: paid(), order })).toBe('enrolment')
    expect(purposeOf({ payment: aPayment({ id: 59 }), order })).toBe('part')
  })

  it('knows what is left, and that nothing is of what has ended', () => {
    expect(leftOf(booked())).toBe(1_100_000)
    expect(leftOf(booked({ state: 'closed' }))).toBe(0)
    expect(nextDue(booked())?.number).toBe(2)
  })
})

describe('the ways on', () => {
  const ways = (changes: Partial<Payment>, order = anOrder()) => waysOf(followed(aPayment(changes), order))

  it('ask the gateway while nothing is sure, and when it said no', () => {
    expect(ways({})).toMatchObject({ ask: true, again: false, thing: false, receipt: false })
    expect(ways({ state: 'failed', reason: 'declined' })).toMatchObject({ ask: true, again: true })
    expect(ways({ state: 'expired' })).toMatchObject({ ask: true, again: true })
  })

  it('ask nobody about money typed in by hand, or a page that never opened', () => {
    expect(ways({ gateway: 'manual', reason: 'awaiting_staff' }).ask).toBe(false)
    expect(ways({ state: 'failed', reason: 'gateway_away' })).toMatchObject({ ask: false, again: true })
  })

  it('lead to the course and the receipt once it is paid', () => {
    expect(waysOf(followed(paid(), booked()))).toMatchObject({ ask: false, again: false, thing: true, receipt: true })
  })

  it('offer no second payment where nothing is owed any more', () => {
    const order = booked({ state: 'paid', next_paisa: 0 })
    expect(ways({ state: 'cancelled' }, order)).toMatchObject({ again: false, thing: true })
    expect(ways({ state: 'failed' }, anOrder({ state: 'closed' })).again).toBe(false)
  })

  it('lead to other batches when the seat is gone', () => {
    expect(ways({ state: 'on_hold', reason: 'no_seat' }).otherBatches).toBe(true)
    expect(ways({ state: 'on_hold', reason: 'risky' }).otherBatches).toBe(false)
  })
})
