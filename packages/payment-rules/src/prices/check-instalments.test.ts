import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkInstalments } from './check-instalments.ts'
import { planInstalments } from './plan-instalments.ts'

const parts = [
  { amount: 650_000, dueOn: null },
  { amount: 600_000, dueOn: '2027-02-01' },
  { amount: 600_000, dueOn: '2027-03-01' },
]

describe('instalments that staff wrote', () => {
  it('come to the fee, or to what the early ones pay', () => {
    expect(checkInstalments({ fee: 1_850_000, reduction: 0, shares: parts }).isRight).toBe(true)
    expect(checkInstalments({ fee: 2_000_000, reduction: 150_000, shares: parts }).isRight).toBe(true)
    expect(checkInstalments({ fee: 1_900_000, reduction: 0, shares: parts })).toMatchObject({
      sum: 1_850_000,
      due: 1_900_000,
      isRight: false,
    })
  })

  it('may be none: then the fee is paid at once', () => {
    expect(checkInstalments({ fee: 1_850_000, reduction: 0, shares: [] }).isRight).toBe(true)
  })

  it.each([
    ['empty', [{ amount: 0, dueOn: null }, ...parts.slice(1)], 0],
    ['first_has_day', [{ amount: 650_000, dueOn: '2027-01-01' }, ...parts.slice(1)], 0],
    ['no_day', [parts[0]!, { amount: 600_000, dueOn: null }, parts[2]!], 1],
    ['too_early', [parts[0]!, parts[2]!, parts[1]!], 2],
    // Two on one day are one part, and a doctor would be reminded of both at once.
    ['too_early', [parts[0]!, parts[1]!, parts[1]!], 2],
  ])('are refused by their place: %s', (fault, shares, place) => {
    const { faults, isRight } = checkInstalments({ fee: 1_850_000, reduction: 0, shares })
    expect(isRight).toBe(false)
    expect(faults[place]).toBe(fault)
  })

  it('that are right are asked for to the paisa', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 }), (amounts) => {
        const shares = amounts.map((amount, place) => ({
          amount,
          dueOn: place === 0 ? null : `2027-${String(place).padStart(2, '0')}-01`,
        }))
        const fee = amounts.reduce((sum, amount) => sum + amount, 0)
        expect(checkInstalments({ fee, reduction: 0, shares }).isRight).toBe(true)
        const planned = planInstalments(fee, shares, '2026-12-01')
        expect(planned.map(({ amount }) => amount)).toEqual(amounts)
      }),
    )
  })
})
