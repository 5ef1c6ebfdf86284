import { createECDH, createPrivateKey, sign } from 'node:crypto'

export type VapidKeys = { publicKey: Buffer; privateKey: Buffer }

export function makeVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // Numbers that begin with zeros come shorter than they are.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
  return { publicKey: pair.getPublicKey(), privateKey }
}

const url = (of: Buffer): string => of.toString('base64url')
const json = (of: object): string => url(Buffer.from(JSON.stringify(of)))

/** A push service believes a signature for so long; a day is the most that it may. */
const livesSeconds = 12 * 3600

type Signing = { endpoint: string; subject: string; keys: VapidKeys; now: Date }

/** Says to a push service whose message it is, as RFC 8292 wants it. */
export function vapidHeader({ endpoint, subject, keys: { publicKey, privateKey }, now }: Signing): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + livesSeconds,
    sub: subject,
  }
  const text = `${json({ typ: 'JWT', alg: 'ES256' })}.${json(claims)}`
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256', d: url(privateKey) },
      ...{ x: url(publicKey.subarray(1, 33)), y: url(publicKey.subarray(33, 65)) },
    },
  })
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${url(signature)}, k=${url(publicKey)}`
}
