import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export type S3Account = { accessKeyId: string; secretAccessKey: string; region: string }

/** An `<Error>` of the store. */
export class S3Refusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

const mostSkewMs = 15 * 60_000
const longestExpires = 604_800

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Encodes what was decoded: whatever way the caller has written it, there is one way to sign it. */
const encode = (text: string): string => {
  const bytes = Buffer.from(text)
  return [...bytes]
    .map((byte) => {
      const sign = String.fromCharCode(byte)
      return /[A-Za-z0-9._~-]/.test(sign) ? sign : `%${byte.toString(16).padStart(2, '0').toUpperCase()}`
    })
    .join('')
}

type Claim = { credential: string; signedHeaders: string[]; signature: string; stamp: string; payloadHash: string }

/** What a request says of its signature, in its header or, presigned, in its query. */
function claimOf(incoming: IncomingMessage, query: URLSearchParams): Claim & { expires?: number } {
  const header = incoming.headers.authorization
  if (header !== undefined) {
    const said = /^AWS4-HMAC-SHA256 Credential=([^,\s]+), ?SignedHeaders=([^,\s]+), ?Signature=([0-9a-f]{64})$/.exec(
      header,
    )
    if (said === null) throw new S3Refusal(400, 'AuthorizationHeaderMalformed')
    const payloadHash = String(incoming.headers['x-amz-content-sha256'] ?? '')
    if (payloadHash === '') throw new S3Refusal(400, 'InvalidRequest')
    const stamp = String(incoming.headers['x-amz-date'] ?? '')
    return { credential: said[1]!, signedHeaders: said[2]!.split(';'), signature: said[3]!, stamp, payloadHash }
  }
  if (query.get('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256') throw new S3Refusal(403, 'AccessDenied')
  const expires = Number(query.get('X-Amz-Expires'))
  if (!Number.isInteger(expires) || expires < 1 || expires > longestExpires)
    throw new S3Refusal(400, 'AuthorizationQueryParametersError')
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
    stamp: query.get('X-Amz-Date') ?? '',
    payloadHash: 'UNSIGNED-PAYLOAD',
    expires,
  }
}

/** AWS Signature Version 4, as a store checks it. Gives the hash that the body must have, or `UNSIGNED-PAYLOAD`. */
export function checkSignature(incoming: IncomingMessage, account: S3Account, now: Date): string {
  const [rawPath = '', rawQuery = ''] = (incoming.url ?? '/').split('?', 2)
  // A plus is a plus here, and no space.
  const pairs = rawQuery === '' ? [] : rawQuery.split('&').map((pair) => pair.split('=', 2).map(decodeURIComponent))
  const query = new URLSearchParams(pairs.map(([name = '', value = '']) => [name, value]))
  const claim = claimOf(incoming, query)
  checkTime(claim, now)
  const scope = [claim.stamp.slice(0, 8), account.region, 's3', 'aws4_request']
  const [accessKeyId, ...claimed] = claim.credential.split('/')
  if (accessKeyId !== account.accessKeyId) throw new S3Refusal(403, 'InvalidAccessKeyId')
  if (claimed.join('/') !== scope.join('/')) throw new S3Refusal(400, 'AuthorizationHeaderMalformed')
  const sent = Object.keys(incoming.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'))
  if (sent.some((name) => !claim.signedHeaders.includes(name))) throw new S3Refusal(403, 'AccessDenied')
  const canonical = [
    incoming.method,
    rawPath
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    [...query]
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .toSorted()
      .join('&'),
    ...claim.signedHeaders.map(
      (name) =>
        `${name}:${String(incoming.headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}`,
    ),
    '',
    claim.signedHeaders.join(';'),
    claim.payloadHash,
  ].join('\n')
  let key: Buffer | string = `AWS4${account.secretAccessKey}`
  for (const part of scope) key = createHmac('sha256', key).update(part).digest()
  const text = ['AWS4-HMAC-SHA256', claim.stamp, scope.join('/'), hash(canonical)].join('\n')
  const right = createHmac('sha256', key).update(text).digest()
  const given = Buffer.from(claim.signature, 'hex')
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new S3Refusal(403, 'SignatureDoesNotMatch')
  return claim.payloadHash
}

function checkTime({ stamp, expires }: { stamp: string; expires?: number }, now: Date): void {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp) ?? []
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  if (Number.isNaN(at)) throw new S3Refusal(403, 'AccessDenied')
  if (expires === undefined && Math.abs(now.getTime() - at) > mostSkewMs)
    throw new S3Refusal(403, 'RequestTimeTooSkewed')
  if (expires !== undefined && (now.getTime() > at + expires * 1000 || at - now.getTime() > mostSkewMs))
    throw new S3Refusal(403, 'AccessDenied')
}
