import { createHash, createHmac } from 'node:crypto'

type S3Account = { accessKeyId: string; secretAccessKey: string; region: string }

/** `host` with its port where that is not the usual one; `path` is encoded already. */
type S3Target = { method: string; host: string; path: string; query: Record<string, string> }

/** As signatures want it: everything but the unreserved characters, each in upper case hexadecimal. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

export const encodePath = (path: string): string => path.split('/').map(encode).join('/')

/** In the order in which it is signed, which is as good as any to send it in. */
export const encodeQuery = (query: Record<string, string>): string =>
  Object.entries(query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')

export const sha256Of = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** 20260131T235959Z */
const stampOf = (now: Date): string => now.toISOString().replace(/[-:]|\.\d{3}/g, '')

type Signing = { account: S3Account; now: Date; headers: Record<string, string>; payloadHash: string }

/** AWS Signature Version 4: the headers of a request, these and the ones that sign them. */
export function signRequest(target: S3Target, { account, now, headers, payloadHash }: Signing): Record<string, string> {
  const stamp = stampOf(now)
  const all = { ...headers, host: target.host, 'x-amz-content-sha256': payloadHash, 'x-amz-date': stamp }
  const signed = Object.entries(all)
    .map(([name, value]) => [name.toLowerCase(), value.trim().replace(/ +/g, ' ')] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const names = signed.map(([name]) => name).join(';')
  const canonical = [
    target.method,
    target.path,
    encodeQuery(target.query),
    ...signed.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    payloadHash,
  ].join('\n')
  const scope = `${stamp.slice(0, 8)}/${account.region}/s3/aws4_request`
  const key = scope.split('/').reduce<Buffer | string>(hmac, `AWS4${account.secretAccessKey}`)
  const signature = hmac(key as Buffer, ['AWS4-HMAC-SHA256', stamp, scope, sha256Of(canonical)].join('\n'))
  const credential = `Credential=${account.accessKeyId}/${scope}`
  return {
    ...all,
    authorization: `AWS4-HMAC-SHA256 ${credential}, SignedHeaders=${names}, Signature=${signature.toString('hex')}`,
  }
}
