import { describe, expect, it } from 'vitest'
import { verbsOf } from './staff-verbs.ts'

const at = { gateway: 'bkash', state: 'paid', reason: null, refundable: 0, open: 0, hasReceipt: false } as const
const amount = 500_000

describe('what staff can do with a payment', () => {
  it.each([
    ['begun at a gateway', { ...at, state: 'initiated', open: amount }, ['ask', 'take_cash']],
    ['that never reached it', { ...at, state: 'failed', reason: 'gateway_away' }, []],
    ['typed in by hand', { ...at, gateway: 'manual', state: 'initiated' }, ['approve', 'refuse']],
    ['in doubt', { ...at, state: 'on_hold', reason: 'risky', refundable: amount }, ['approve', 'refuse', 'refund']],
    ['of another amount', { ...at, state: 'on_hold', reason: 'mismatch', refundable: amount }, ['refuse', 'refund']],
    ['without a seat', { ...at, state: 'on_hold', reason: 'no_seat', refundable: amount }, ['approve', 'refund']],
    ['in doubt and on its way back', { ...at, state: 'on_hold', reason: 'risky' }, []],
    ['that was paid', { ...at, hasReceipt: true, refundable: amount }, ['refund', 'print', 'resend']],
    [
      'in cash',
      { ...at, gateway: 'cash', hasReceipt: true, refundable: 1, open: 2 },
      ['refund', 'take_cash', 'print', 'resend'],
    ],
    ['that went back', { ...at, state: 'refunded', hasReceipt: true }, ['print']],
  ] as const)('%s', (_, payment, verbs) => {
    expect(verbsOf(payment)).toEqual(verbs)
  })
})
