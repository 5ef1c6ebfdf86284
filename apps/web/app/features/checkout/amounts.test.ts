import { describe, expect, it } from 'vitest'
import { canPayAll, leftPaisa, nowPaisa } from './amounts.ts'
import { buildCheckout, buildOrder, buildPayment, taka, threeParts } from './testing/build-checkout.ts'

describe('nowPaisa', () => {
  it('follows the chosen plan before the first payment, whatever the server last heard', () => {
    const checkout = buildCheckout({ plan: 'full' })
    expect(nowPaisa(checkout, { plan: 'full', all: false })).toBe(taka(18_000))
    expect(nowPaisa(checkout, { plan: 'instalments', all: false })).toBe(taka(7000))
  })

  it('is the next part later, or all that is left', () => {
    const [first, ...rest] = threeParts
    const dues = [{ ...first!, open_paisa: 0, state: 'paid' as const }, ...rest]
    const checkout = buildCheckout({ state: 'booked', plan: 'instalments', dues, next_paisa: taka(5500) })
    expect(nowPaisa(checkout, { plan: 'instalments', all: false })).toBe(taka(5500))
    expect(nowPaisa(checkout, { plan: 'instalments', all: true })).toBe(taka(11_000))
  })
})

describe('what is left', () => {
  const [first, ...rest] = threeParts
  const dues = [{ ...first!, open_paisa: 0 }, ...rest]

  it('leaves out what staff are looking at', () => {
    const byHand = buildPayment({ gateway: 'manual', reason: 'awaiting_staff', amount_paisa: taka(5500) })
    expect(leftPaisa(buildOrder({ dues, payments: [byHand] }))).toBe(taka(5500))
  })

  it('does not leave out what was too much', () => {
    const tooMuch = buildPayment({ state: 'on_hold', reason: 'overpaid', amount_paisa: taka(5500) })
    expect(leftPaisa(buildOrder({ dues, payments: [tooMuch] }))).toBe(taka(11_000))
  })

  it('is a choice only while it is more than the next part', () => {
    expect(canPayAll(buildOrder({ dues, next_paisa: taka(5500) }))).toBe(true)
    expect(canPayAll(buildOrder({ dues: rest.slice(1), next_paisa: taka(5500) }))).toBe(false)
  })
})
