import { createPublicKey, verify } from 'node:crypto'

type Claims = { aud?: unknown; exp?: unknown; sub?: unknown }
type Expected = { key: string; origin: string; now: Date }

const longestSeconds = 86_400

/** Why a signature of RFC 8292 is not believed; undefined where it is. */
export function doubtOf(header: string, { key: expectedKey, origin, now }: Expected): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([^,\s]+),\s*k=([\w-]+)$/.exec(header) ?? []
  if (key === '') return 'no vapid'
  // A subscription is bound to the key that it was made with.
  if (key !== expectedKey) return 'another key than the subscription’s'
  const [head = '', claims = '', signature = ''] = token.split('.')
  if (read<{ alg?: unknown }>(head).alg !== 'ES256') return 'only ES256'
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      ...{ x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
    },
  })
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')))
    return 'the signature is not of that key'
  const { aud, exp, sub } = read<Claims>(claims)
  const seconds = now.getTime() / 1000
  if (aud !== origin) return 'for another service'
  if (typeof exp !== 'number' || exp <= seconds || exp > seconds + longestSeconds) return 'too old or too long'
  return typeof sub === 'string' && /^(mailto:|https?:)/.test(sub) ? undefined : 'nobody to ask'
}

function read<T extends object>(part: string): Partial<T> {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString()) as T
  } catch {
    return {}
  }
}
