import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceSubscription, type SubscriptionRates } from './price-subscription.ts'

const rates: SubscriptionRates = {
  monthPaisa: 9_900,
  durations: [
    { days: 90, percentOff: 10 },
    { days: 30, percentOff: 0 },
    { days: 180, percentOff: 25 },
  ],
}

const anyRates: fc.Arbitrary<SubscriptionRates> = fc.record({
  monthPaisa: fc.integer({ min: 1, max: 1_000_000 }),
  durations: fc.array(
    fc.record({ days: fc.integer({ min: 1, max: 1000 }), percentOff: fc.integer({ min: 0, max: 100 }) }),
    { minLength: 1, maxLength: 6 },
  ),
})
const anyCount = fc.integer({ min: 1, max: 200 })

describe('a subscription', () => {
  it('costs its videos for its months, less what long ones take off, in whole taka', () => {
    expect(priceSubscription(rates, 2)).toEqual([
      { days: 30, percentOff: 0, list: 19_800, reduction: 0, total: 19_800 },
      // 59,400 less 10 % is 534.60 taka: what a percentage leaves over stays with the payer.
      { days: 90, percentOff: 10, list: 59_400, reduction: 6_000, total: 53_400 },
      { days: 180, percentOff: 25, list: 118_800, reduction: 29_700, total: 89_100 },
    ])
    expect(priceSubscription({ monthPaisa: 10_000, durations: [{ days: 7, percentOff: 0 }] }, 1)[0]!.total).toBe(2_300)
  })

  it('never costs less than nothing, and its price is its list less what is saved', () => {
    fc.assert(
      fc.property(anyRates, anyCount, (given, videos) => {
        for (const { list, reduction, total } of priceSubscription(given, videos)) {
          expect(total).toBeGreaterThanOrEqual(0)
          expect(reduction).toBeGreaterThanOrEqual(0)
          expect(list - reduction).toBe(total)
          expect(total % 100).toBe(0)
        }
      }),
    )
  })

  it('never costs less with more videos', () => {
    fc.assert(
      fc.property(anyRates, anyCount, (given, videos) => {
        const more = priceSubscription(given, videos + 1)
        priceSubscription(given, videos).forEach(({ total }, place) => {
          expect(more[place]!.total).toBeGreaterThanOrEqual(total)
        })
      }),
    )
  })

  it('never costs less in all for longer, whatever staff take off', () => {
    fc.assert(
      fc.property(anyRates, anyCount, (given, videos) => {
        const totals = priceSubscription(given, videos).map(({ total }) => total)
        expect(totals).toEqual(totals.toSorted((a, b) => a - b))
      }),
    )
  })
})
