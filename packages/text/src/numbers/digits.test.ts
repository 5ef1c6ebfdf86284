import fc from 'fast-check'
import { expect, it } from 'vitest'
import { localizeDigits, toBengaliDigits, toLatinDigits } from './digits.ts'

it('turns only the digits', () => {
  expect(toBengaliDigits('FCPS Part-1, 2026')).toBe('FCPS Part-১, ২০২৬')
  expect(toBengaliDigits(1071)).toBe('১০৭১')
  expect(toLatinDigits('৫০তম বিসিএস, ২০২৬')).toBe('50তম বিসিএস, 2026')
})

it('writes digits in the script of the language', () => {
  expect(localizeDigits('৯:3০', 'bn')).toBe('৯:৩০')
  expect(localizeDigits('৯:3০', 'en')).toBe('9:30')
})

it('gives every number back unchanged after the way there and back', () => {
  fc.assert(fc.property(fc.bigInt(), (number) => toLatinDigits(toBengaliDigits(String(number))) === String(number)))
})
