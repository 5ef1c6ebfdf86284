import { toLatinDigits } from '@prostuti/text/digits'
import { smsParts } from '@prostuti/text/sms-parts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { otpText } from './otp-text.ts'

const code = fc.integer({ min: 0, max: 999_999 }).map((n) => String(n).padStart(6, '0'))
const label = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'),
  minLength: 1,
  maxLength: 30,
})
const host = fc.option(
  fc.tuple(label, fc.constantFrom('com', 'edu.bd', 'com.bd')).map((labels) => labels.join('.')),
  { nil: undefined },
)

describe('otpText', () => {
  it('says the code, how long it works and to keep it', () => {
    expect(otpText({ code: '123456', minutes: 5 }, 'bn')).toBe('আপনার ওটিপি কোড ১২৩৪৫৬। ৫ মিনিট কার্যকর। কাউকে জানাবেন না।')
    expect(otpText({ code: '123456', minutes: 5 }, 'en')).toBe(
      'Your OTP code is 123456. It works for 5 minutes. Do not share it with anyone.',
    )
  })

  it('ends in the line a phone fills the code in from', () => {
    expect(otpText({ code: '012345', minutes: 5, host: 'prostuti.com' }, 'bn')).toBe(
      'কোড ০১২৩৪৫। ৫ মিনিট কার্যকর। কাউকে জানাবেন না।\n@prostuti.com #012345',
    )
    expect(otpText({ code: '012345', minutes: 5, host: 'www.prostuti.com.bd' }, 'bn')).toBe(
      'কোড ০১২৩৪৫ (৫ মিনিট)। কাউকে দেবেন না।\n@www.prostuti.com.bd #012345',
    )
    expect(otpText({ code: '012345', minutes: 5, host: 'www.prostuti.com.bd' }, 'en')).toMatch(
      /anyone\.\n@www\.prostuti\.com\.bd #012345$/,
    )
  })

  it('leaves the line out for a host that is too long or not a name', () => {
    const plain = otpText({ code: '123456', minutes: 5 }, 'bn')
    for (const host of ['preparation.of-a-long-name.edu.bd', '192.168.0.7', '[::1]', 'প্রস্তুতি.বাংলা'])
      expect(otpText({ code: '123456', minutes: 5, host }, 'bn')).toBe(plain)
  })

  it('is one part for every code, host and language, and holds no digit of the other script', () => {
    fc.assert(
      fc.property(code, host, fc.constantFrom('bn', 'en'), (code, host, locale) => {
        const text = otpText({ code, minutes: 5, host }, locale)
        expect(smsParts(text).parts).toBe(1)
        expect(text).toBe(text.normalize('NFC'))
        const [words = '', line] = text.split('\n')
        expect(toLatinDigits(words)).toContain(code)
        expect(words).not.toMatch(locale === 'bn' ? /[0-9]/ : /[০-৯]/)
        if (line !== undefined) expect(line).toBe(`@${host} #${code}`)
      }),
    )
  })
})
