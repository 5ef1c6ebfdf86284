import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, parseMoney } from './money.ts'

describe('formatMoney', () => {
  it('writes whole taka without decimals, and the sign first with a space that does not break', () => {
    expect(formatMoney(1_250_000, 'bn')).toBe('৳\u00a0১২,৫০০')
    expect(formatMoney(1_250_000, 'en')).toBe('৳\u00a012,500')
    expect(formatMoney(0, 'bn')).toBe('৳\u00a0০')
  })

  it('shows paisa with two digits when there are any', () => {
    expect(formatMoney(1_250_050, 'bn')).toBe('৳\u00a0১২,৫০০.৫০')
    expect(formatMoney(5, 'en')).toBe('৳\u00a00.05')
    expect(formatMoney(-50_000, 'bn')).toBe('−৳\u00a0৫০০')
  })
})

describe('parseMoney', () => {
  it('understands amounts as people type them', () => {
    const typed = ['১২,৫০০', '12,500', ' ৳ ১২৫০০ ', '12500.00', 'Tk. 12,500', '১২,৫০০ টাকা', '12500/-', '১২,500.০']
    expect(typed.map(parseMoney)).toEqual(typed.map(() => 1_250_000))
    expect(parseMoney('১২.৫')).toBe(1_250)
  })

  it('refuses what is not an amount', () => {
    const typed = ['', '৳', 'বারো', '12.345', '1.2.3', '-5', '1e5', '12,', '1234567890123', '5 6']
    expect(typed.map(parseMoney)).toEqual(typed.map(() => undefined))
  })

  it('reads back every amount it wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), fc.constantFrom('bn' as const, 'en' as const), (paisa, locale) => {
        expect(parseMoney(formatMoney(paisa, locale))).toBe(paisa)
      }),
    )
  })
})
