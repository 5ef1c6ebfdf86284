import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toBengaliDigits } from '../numbers/digits.ts'
import { normalizeBmdc } from './bmdc.ts'

describe('normalizeBmdc', () => {
  it('accepts every way the number is typed', () => {
    const typed = [
      'A-12345',
      'a12345',
      'A 12345',
      '12345',
      '১২৩৪৫',
      'এ-১২৩৪৫',
      'A – 12345',
      'BMDC: A-12345',
      ' A-0012345 ',
      'Ａ－１２３４５',
      '\u200eA-12345\u200e',
    ]
    expect(typed.map(normalizeBmdc)).toEqual(typed.map(() => 'A-12345'))
    expect(['D-1234', 'd1234', 'ডি ১২৩৪'].map(normalizeBmdc)).toEqual(['D-1234', 'D-1234', 'D-1234'])
  })

  it('refuses what is not a registration', () => {
    const typed = [
      '',
      'A-',
      'A-1',
      'A-00',
      'B-12345',
      'A-12345678',
      'A-123-B',
      'AD-12345',
      '01712345678',
      'বিএমডিসি',
      'A-12x45',
    ]
    expect(typed.map(normalizeBmdc)).toEqual(typed.map(() => undefined))
  })

  it('comes to the same number however it is written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('A' as const, 'D' as const),
        fc.integer({ min: 10, max: 9_999_999 }),
        fc.constantFrom('-', '', ' ', ' - ', '–', '.', '/', '\u200d-'),
        fc.boolean(),
        fc.boolean(),
        (register, number, separator, small, bengali) => {
          const typed = `${small ? register.toLowerCase() : register}${separator}${bengali ? toBengaliDigits(number) : number}`
          expect(normalizeBmdc(typed)).toBe(`${register}-${number}`)
        },
      ),
    )
  })

  it('gives only what can be stored, and changes it no more', () => {
    const near = fc.string({ unit: fc.constantFrom(...'AaDd-–  01234৫৬৭এডি\u200d\u0000Ａ'), maxLength: 12 })
    fc.assert(
      fc.property(fc.oneof(near, fc.string({ unit: 'binary' })), (text) => {
        const once = normalizeBmdc(text)
        if (once === undefined) return
        expect(once).toMatch(/^[AD]-[0-9]{2,7}$/)
        expect(normalizeBmdc(once)).toBe(once)
      }),
    )
  })
})
