import { describe, expect, it } from 'vitest'
import { lastTry, phaseOf } from './phase.ts'
import { buildOrder, buildPayment, taka } from './testing/build-checkout.ts'

describe('phaseOf', () => {
  it('lets everything be chosen before the first payment', () => {
    expect(phaseOf(buildOrder())).toBe('first')
  })

  it('takes up an order again that was let go unpaid', () => {
    expect(phaseOf(buildOrder({ state: 'closed', held_until: null, next_paisa: 0 }))).toBe('first')
  })

  it('asks for nothing after an enrolment has ended', () => {
    expect(phaseOf(buildOrder({ state: 'closed', payments: [buildPayment({ state: 'refunded' })] }))).toBe('ended')
  })

  it('waits for staff instead of asking for the same money twice', () => {
    const byHand = buildPayment({ gateway: 'manual', reason: 'awaiting_staff' })
    expect(phaseOf(buildOrder({ next_paisa: 0, payments: [byHand] }))).toBe('waiting')
    const held = buildPayment({ state: 'on_hold', reason: 'risky' })
    expect(phaseOf(buildOrder({ next_paisa: 0, payments: [held] }))).toBe('waiting')
  })

  it('goes on to the next part while only one of several is being looked at', () => {
    const byHand = buildPayment({ gateway: 'manual', reason: 'awaiting_staff' })
    expect(phaseOf(buildOrder({ state: 'booked', next_paisa: taka(5500), payments: [byHand] }))).toBe('further')
  })

  it('has nothing to ask for when all is paid', () => {
    expect(phaseOf(buildOrder({ state: 'paid', next_paisa: 0 }))).toBe('paid')
  })
})

describe('lastTry', () => {
  const early = buildPayment({ id: 1, state: 'failed', started_at: '2026-11-15T03:00:00.000Z' })
  const late = buildPayment({ id: 2, state: 'initiated', started_at: '2026-11-15T03:30:00.000Z' })

  it('is the newest, in whatever order they come', () => {
    expect(lastTry({ payments: [late, early] })?.id).toBe(2)
    expect(lastTry({ payments: [early, late] })?.id).toBe(2)
  })

  it('is not worth a word when it was paid', () => {
    expect(lastTry({ payments: [early, { ...late, state: 'paid' }] })).toBeUndefined()
    expect(lastTry({ payments: [] })).toBeUndefined()
  })
})
