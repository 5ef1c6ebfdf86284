import { describe, expect, it } from 'vitest'
import { pollAfterMs } from './poll-after.ts'

const of = (state: Parameters<typeof pollAfterMs>[0]['state'], gateway: 'bkash' | 'manual' = 'bkash') => ({
  state,
  gateway,
})

describe('asking for news of a payment', () => {
  it('begins every two seconds and grows more patient', () => {
    expect([1, 15, 16, 27, 28, 51].map((seen) => pollAfterMs(of('initiated'), seen))).toEqual([
      2000, 2000, 5000, 5000, 15_000, 60_000,
    ])
  })

  it('is slow from the start where people decide', () => {
    expect(pollAfterMs(of('on_hold'), 1)).toBe(30_000)
    expect(pollAfterMs(of('initiated', 'manual'), 1)).toBe(30_000)
  })

  it.each(['paid', 'failed', 'cancelled', 'expired', 'refunded'] as const)('stops when it is %s', (state) => {
    expect(pollAfterMs(of(state), 1)).toBe(false)
  })
})
