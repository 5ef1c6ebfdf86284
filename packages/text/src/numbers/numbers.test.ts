import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toLatinDigits } from './digits.ts'
import { formatCount, formatNumber, formatOrdinal } from './numbers.ts'

describe('formatNumber', () => {
  it('groups by lakh in both languages', () => {
    expect(formatNumber(123456, 'bn')).toBe('১,২৩,৪৫৬')
    expect(formatNumber(12345678, 'en')).toBe('1,23,45,678')
    expect([0, 7, 999, 1000, 99999].map((n) => formatNumber(n, 'en'))).toEqual(['0', '7', '999', '1,000', '99,999'])
  })

  it('keeps decimals that matter and the sign of what is lost', () => {
    expect(formatNumber(112.5, 'bn')).toBe('১১২.৫')
    expect(formatNumber(-0.5, 'bn')).toBe('−০.৫')
    expect(formatNumber(-0.0001, 'en')).toBe('0')
    expect(formatNumber(0.1 + 0.2, 'en')).toBe('0.3')
  })

  it('shows a dash rather than a number that is none', () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY, 1e21].map((n) => formatNumber(n, 'bn'))).toEqual(['–', '–', '–'])
  })

  it('loses no digit, whatever the number', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (number) => {
        const shown = toLatinDigits(formatNumber(number, 'bn'))
        expect(Number(shown.replaceAll(',', '').replace('−', '-'))).toBe(number || 0)
        expect(shown).toMatch(/^−?\d{1,2}(,\d\d)*,\d{3}$|^−?\d{1,3}$/)
      }),
    )
  })
})

it('counts things and people with their own word in Bengali', () => {
  expect(formatCount(3, 'bn')).toBe('৩টি')
  expect(formatCount(34, 'bn', 'জন')).toBe('৩৪ জন')
  expect(formatCount(9200, 'en')).toBe('9,200')
})

it('writes ordinals as both languages do', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 50].map((n) => formatOrdinal(n, 'bn'))).toEqual(
    '১ম ২য় ৩য় ৪র্থ ৫ম ৬ষ্ঠ ৭ম ৮ম ৯ম ১০ম ১১তম ৫০তম'.normalize('NFC').split(' '),
  )
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111].map((n) => formatOrdinal(n, 'en'))).toEqual(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 103rd 111th'.split(' '),
  )
})
