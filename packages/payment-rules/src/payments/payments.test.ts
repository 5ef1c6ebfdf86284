import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GatewayVerdict, judgeVerdict } from './judge-verdict.ts'
import {
  afterNews,
  awaitsDecision,
  awaitsLookUp,
  mayBeRefunded,
  mayBeRetried,
  mayStillBePaid,
  type PaymentNews,
  paymentStates,
  statesWhere,
  wasReceived,
} from './payment-state.ts'
import { askAfterMs, nextAskAt } from './when-to-ask.ts'

const news: PaymentNews[] = [
  'confirmed',
  'doubted',
  'declined',
  'cancelled',
  'forgotten',
  'approved',
  'refused',
  'returned',
]

describe('a payment', () => {
  it('is paid by a confirmation, however late it comes', () => {
    for (const before of ['initiated', 'failed', 'cancelled', 'expired'] as const)
      expect(afterNews(before, 'confirmed')).toBe('paid')
  })

  it('in doubt is decided by staff alone', () => {
    expect(afterNews('on_hold', 'confirmed')).toBe('on_hold')
    expect(afterNews('on_hold', 'approved')).toBe('paid')
    expect(afterNews('on_hold', 'refused')).toBe('failed')
  })

  it('once paid stays paid until all of it went back', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...news)), (all) => {
        const end = all.reduce(afterNews, 'paid' as (typeof paymentStates)[number])
        expect(end).toBe(all.includes('returned') ? 'refunded' : 'paid')
      }),
    )
  })

  it('hears the same news twice as once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...paymentStates), fc.constantFrom(...news), (state, each) => {
        const once = afterNews(state, each)
        expect(afterNews(once, each)).toBe(once)
      }),
    )
  })
})

describe('the states of a payment', () => {
  const becomesPaidBy = (each: PaymentNews) =>
    paymentStates.filter((state) => state !== 'paid' && afterNews(state, each) === 'paid')

  it('that may still be paid are those which the gateway’s confirmation makes paid', () => {
    expect(statesWhere(mayStillBePaid)).toEqual(becomesPaidBy('confirmed'))
    expect(statesWhere(mayStillBePaid)).toEqual(['initiated', 'failed', 'cancelled', 'expired'])
  })

  it('that await a decision are those which staff make paid', () => {
    expect(statesWhere(awaitsDecision)).toEqual(becomesPaidBy('approved'))
    expect(statesWhere(awaitsDecision)).toEqual(['initiated', 'on_hold'])
  })

  it('that are neither stay what they are, whatever the gateway says', () => {
    for (const state of paymentStates.filter((each) => !mayStillBePaid(each)))
      for (const each of ['confirmed', 'doubted', 'declined', 'cancelled', 'forgotten'] as const)
        expect(afterNews(state, each)).toBe(state)
  })

  it('after a payer’s own failure may be retried, and then still become paid', () => {
    expect(statesWhere(mayBeRetried)).toEqual(['failed', 'cancelled'])
    expect(statesWhere(mayBeRetried).every(mayStillBePaid)).toBe(true)
  })

  it('whose money can go back are those from which it does', () => {
    expect(statesWhere(mayBeRefunded)).toEqual(['paid', 'on_hold'])
    for (const state of paymentStates)
      expect(afterNews(state, 'returned')).toBe(mayBeRefunded(state) ? 'refunded' : state)
  })

  it('await a look-up when typed in by hand and not yet decided', () => {
    expect(paymentStates.filter((state) => awaitsLookUp({ gateway: 'manual', state }))).toEqual(['initiated'])
    expect(paymentStates.filter((state) => awaitsLookUp({ gateway: 'bkash', state }))).toEqual([])
  })

  it('of received money are those that being paid can lead to', () => {
    const after = new Set(news.map((each) => afterNews('paid', each)))
    expect(statesWhere(wasReceived)).toEqual(paymentStates.filter((state) => after.has(state)))
  })
})

describe('a verdict', () => {
  const expected = { transaction: 'P-1', amount: 700_000, currency: 'BDT' }
  const paid: GatewayVerdict = { status: 'paid', ...expected, risky: false }

  it('confirms only what was asked for', () => {
    expect(judgeVerdict(expected, paid)).toBe('confirmed')
    expect(judgeVerdict(expected, { ...paid, amount: 699_900 })).toBe('doubted')
    expect(judgeVerdict(expected, { ...paid, currency: 'USD' })).toBe('doubted')
    expect(judgeVerdict(expected, { ...paid, transaction: 'P-2' })).toBe('doubted')
    expect(judgeVerdict(expected, { ...paid, risky: true })).toBe('doubted')
  })

  it('that knows nothing yet changes nothing', () => {
    expect(judgeVerdict(expected, { status: 'pending' })).toBeUndefined()
    expect(judgeVerdict(expected, { status: 'unknown' })).toBeUndefined()
    expect(judgeVerdict(expected, { status: 'declined' })).toBe('declined')
  })
})

it('asks the gateway five times within a day and then no more', () => {
  const start = new Date('2026-11-15T12:00:00Z')
  expect(askAfterMs.map((_, asked) => nextAskAt(start, asked)?.toISOString())).toEqual([
    '2026-11-15T12:02:00.000Z',
    '2026-11-15T12:10:00.000Z',
    '2026-11-15T12:30:00.000Z',
    '2026-11-15T18:00:00.000Z',
    '2026-11-16T12:00:00.000Z',
  ])
  expect(nextAskAt(start, 5)).toBeNull()
})
