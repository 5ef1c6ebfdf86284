import { describe, expect, it } from 'vitest'
import { base32, matchTotp, stepAt, totpAddress, totpCode } from './totp.ts'

const standardSecret = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

describe('a code of an authenticator', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %i is what RFC 6238 says', (second, code) => {
    expect(totpCode(standardSecret, stepAt(at(second)), 8)).toBe(code)
    expect(totpCode(standardSecret, stepAt(at(second)))).toBe(code.slice(2))
  })

  const now = at(1_800_000_015)
  const codeAt = (seconds: number) => totpCode(standardSecret, stepAt(at(1_800_000_015 + seconds)))
  const match = (code: string, lastStep = 0) => matchTotp(standardSecret, { code, now, lastStep })

  it('is taken half a minute early or late, and no more', () => {
    expect([-30, 0, 30].map((seconds) => match(codeAt(seconds)))).toEqual([-1, 0, 1].map((n) => stepAt(now) + n))
    expect([-60, 60].map((seconds) => match(codeAt(seconds)))).toEqual([undefined, undefined])
  })

  it('is taken once, and none before it afterwards', () => {
    expect(match(codeAt(0), stepAt(now))).toBeUndefined()
    expect(match(codeAt(-30), stepAt(now))).toBeUndefined()
    expect(match(codeAt(30), stepAt(now))).toBe(stepAt(now) + 1)
  })
})

describe('the secret', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%j is written %j, as RFC 4648 says', (text, written) => {
    expect(base32(Buffer.from(text))).toBe(written)
  })

  it('is told to the app with the centre and the member, whatever their letters', () => {
    const address = new URL(totpAddress({ secret: standardSecret, centre: 'প্রস্তুতি ও কো:', email: 'a+b@c.bd' }))
    expect(decodeURIComponent(address.pathname)).toBe('/প্রস্তুতি ও কো::a+b@c.bd')
    expect(address.searchParams.get('issuer')).toBe('প্রস্তুতি ও কো:')
    expect(address.searchParams.get('secret')).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  })
})
