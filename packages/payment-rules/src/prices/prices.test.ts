import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeDiscount, type DiscountCode, refuseCode } from './discount-code.ts'
import { type InstalmentShare, planInstalments } from './plan-instalments.ts'
import { priceOrder } from './price-order.ts'

const code: DiscountCode = {
  kind: 'amount',
  value: 50_000,
  startsAt: new Date('2026-11-01T00:00:00Z'),
  endsAt: new Date('2026-12-01T00:00:00Z'),
  limit: 10,
  limitPerDoctor: 1,
  only: ['batch:1'],
}
const now = new Date('2026-11-15T00:00:00Z')
const unused = { all: 0, byDoctor: 0 }

describe('a discount code', () => {
  it('is taken inside its window, for what it is for, until it is used up', () => {
    expect(refuseCode(now, code, 'batch:1', unused)).toBeUndefined()
    expect(refuseCode(now, code, 'batch:2', unused)).toBe('not_for_this')
    expect(refuseCode(new Date('2026-10-31T23:59:59Z'), code, 'batch:1', unused)).toBe('not_yet')
    expect(refuseCode(new Date('2026-12-01T00:00:00Z'), code, 'batch:1', unused)).toBe('over')
    expect(refuseCode(now, code, 'batch:1', { all: 10, byDoctor: 0 })).toBe('used_up')
    expect(refuseCode(now, code, 'batch:1', { all: 1, byDoctor: 1 })).toBe('used_already')
    expect(refuseCode(now, { ...code, only: null, limit: null }, 'event:9', { all: 99, byDoctor: 0 })).toBeUndefined()
  })

  it('takes whole taka off, in the payer’s favour', () => {
    expect(codeDiscount({ kind: 'percent', value: 10 }, 1_850_000)).toBe(185_000)
    expect(codeDiscount({ kind: 'percent', value: 7 }, 99_900)).toBe(7_000)
  })

  it('never takes more than there is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.oneof(
          fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
          fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 20_000_000 }) }),
        ),
        (list, reduction, given) => {
          const price = priceOrder(list, reduction, given)
          expect(price.total).toBeGreaterThanOrEqual(0)
          expect(price.list - price.reduction - price.code).toBe(price.total)
          expect(price.code).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})

describe('instalments', () => {
  const shares: InstalmentShare[] = [
    { amount: 750_000, dueOn: null },
    { amount: 550_000, dueOn: '2027-01-05' },
    { amount: 550_000, dueOn: '2027-02-05' },
  ]

  it('are what staff wrote while the price is what they wrote it for', () => {
    expect(planInstalments(1_850_000, shares, '2026-11-15')).toEqual([
      { number: 1, amount: 750_000, dueOn: '2026-11-15' },
      { number: 2, amount: 550_000, dueOn: '2027-01-05' },
      { number: 3, amount: 550_000, dueOn: '2027-02-05' },
    ])
  })

  it('leave a difference in price to the first, as far as it goes', () => {
    const amounts = (total: number) => planInstalments(total, shares, '2026-11-15').map((part) => part.amount)
    expect(amounts(1_800_000)).toEqual([700_000, 550_000, 550_000])
    expect(amounts(2_200_000)).toEqual([1_100_000, 550_000, 550_000])
    expect(amounts(1_000_000)).toEqual([450_000, 550_000])
    expect(planInstalments(1_000_000, shares, '2026-11-15')[0]).toEqual({
      number: 1,
      amount: 450_000,
      dueOn: '2026-11-15',
    })
    expect(amounts(0)).toEqual([])
  })

  it('whose day has passed are paid with the first', () => {
    expect(planInstalments(1_850_000, shares, '2027-01-05')).toEqual([
      { number: 1, amount: 1_300_000, dueOn: '2027-01-05' },
      { number: 2, amount: 550_000, dueOn: '2027-02-05' },
    ])
    expect(planInstalments(1_850_000, shares, '2027-03-01')).toEqual([
      { number: 1, amount: 1_850_000, dueOn: '2027-03-01' },
    ])
  })

  it('always come to the total', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.array(fc.integer({ min: 100, max: 1_000_000 }), { minLength: 0, maxLength: 11 }),
        (total, amounts) => {
          const given = [
            { amount: 300_000, dueOn: null },
            ...amounts.map((amount, place) => ({ amount, dueOn: `2027-0${1 + (place % 9)}-15` })),
          ]
          const plan = planInstalments(total, given, '2026-11-15')
          expect(plan.reduce((sum, part) => sum + part.amount, 0)).toBe(total)
          expect(plan.slice(1).every((part) => part.amount > 0)).toBe(true)
          expect(plan.map((part) => part.number)).toEqual(plan.map((_, place) => place + 1))
        },
      ),
    )
  })
})
