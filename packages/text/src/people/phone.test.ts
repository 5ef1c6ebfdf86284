import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toBengaliDigits } from '../numbers/digits.ts'
import { displayPhone, maskPhone, normalizePhone } from './phone.ts'

describe('normalizePhone', () => {
  it('accepts every way the number is typed', () => {
    const typed = [
      '01712345678',
      '০১৭১২৩৪৫৬৭৮',
      '০১৭১২-৩৪৫ ৬৭৮',
      '+880 1712-345678',
      '8801712345678',
      '008801712345678',
      '1712345678',
      '+880 (0) 1712 345 678',
      '+৮৮০১৭১২৩৪৫৬৭৮',
      ' 01712.345.678 ',
      '\u202a+8801712345678\u202c',
      '01712–345678',
    ]
    expect(typed.map(normalizePhone)).toEqual(typed.map(() => '+8801712345678'))
  })

  it('refuses what is not a mobile number of Bangladesh', () => {
    const typed = [
      '',
      '01112345678',
      '01212345678',
      '0171234567',
      '017123456789',
      '+911712345678',
      '0171234567/8',
      'ফোন',
    ]
    expect(typed.map(normalizePhone)).toEqual(typed.map(() => undefined))
  })

  it('comes to the same number however it is written', () => {
    const number = fc.tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 0, max: 99_999_999 }))
    fc.assert(
      fc.property(
        number,
        fc.constantFrom('', '0', '+880', '880', '00880'),
        fc.boolean(),
        ([operator, rest], prefix, bengali) => {
          const local = `1${operator}${String(rest).padStart(8, '0')}`
          const typed = bengali ? toBengaliDigits(prefix + local) : prefix + local
          expect(normalizePhone(typed)).toBe(`+880${local}`)
          expect(normalizePhone(displayPhone(`+880${local}`, bengali ? 'bn' : 'en'))).toBe(`+880${local}`)
        },
      ),
    )
  })
})

it('shows a number in groups that can be read out', () => {
  expect(displayPhone('+8801700000000', 'bn')).toBe('০১৭০০-০০০\u00a0০০০')
  expect(displayPhone('+8801700000000', 'en')).toBe('01700-000\u00a0000')
  expect(displayPhone('16263', 'bn')).toBe('16263')
  expect(displayPhone(maskPhone('01712345678'), 'bn')).toBe('০১৭••-•••\u00a0•৭৮')
})

it('hides the person behind the number in logs', () => {
  expect(maskPhone('০১৭১২৩৪৫৬৭৮')).toBe('+88017******78')
  expect(maskPhone('nonsense 0171234567')).toBe('***')
})
