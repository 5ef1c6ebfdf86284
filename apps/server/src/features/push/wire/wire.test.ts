import { createECDH, createPublicKey, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { encryptPush, longestPayload } from './encrypt.ts'
import { makeVapidKeys, vapidHeader } from './vapid.ts'

const from = (text: string) => Buffer.from(text, 'base64url')

describe('what a browser is told', () => {
  it('is encrypted as the example of RFC 8291, section 5', () => {
    const body = encryptPush(
      Buffer.from('When I grow up, I want to be a watermelon'),
      {
        p256dh: from('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
        auth: from('BTBZMqHH6r4Tts7J_aSIgg'),
      },
      { salt: from('DGv6ra1nlYgDCS1FRnbzlw'), privateKey: from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw') },
    )
    expect(body.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
  })

  it('fits into one record, or is refused', () => {
    const browser = createECDH('prime256v1')
    browser.generateKeys()
    const to = { p256dh: browser.getPublicKey(), auth: Buffer.alloc(16) }
    expect(encryptPush(Buffer.alloc(longestPayload), to)).toHaveLength(4096)
    expect(() => encryptPush(Buffer.alloc(longestPayload + 1), to)).toThrow('does not fit')
  })
})

describe('whose message it is', () => {
  it('is signed for the origin of the push service, for less than a day', () => {
    const keys = makeVapidKeys()
    const now = new Date('2026-11-17T12:00:00Z')
    const header = vapidHeader({
      endpoint: 'https://push.example:8443/a/b',
      subject: 'https://centre.example',
      keys,
      now,
    })
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? []
    expect(from(key)).toEqual(keys.publicKey)
    const [head = '', claims = '', signature = ''] = token.split('.')
    expect(JSON.parse(from(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' })
    expect(JSON.parse(from(claims).toString())).toEqual({
      aud: 'https://push.example:8443',
      exp: now.getTime() / 1000 + 12 * 3600,
      sub: 'https://centre.example',
    })
    const x = keys.publicKey.subarray(1, 33).toString('base64url')
    const y = keys.publicKey.subarray(33).toString('base64url')
    const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
    const isSigned = (text: string) =>
      verify('sha256', Buffer.from(text), { key: publicKey, dsaEncoding: 'ieee-p1363' }, from(signature))
    expect([isSigned(`${head}.${claims}`), isSigned(`${head}.${claims}x`)]).toEqual([true, false])
  })
})
