import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { json, type SandboxAnswer, type SandboxRequest, type SandboxRoute } from '../wire.ts'

/** A browser that listens, as a page would hand it to the server. */
type SandboxBrowser = { endpoint: string; p256dh: string; auth: string }

export type PushControl = {
  /** A browser that subscribed with the centre's key; its address is under `origin`. */
  subscribe(key: string, origin: string): SandboxBrowser
  /** What browsers were told, oldest first. */
  messages(): { endpoint: string; payload: unknown; ttl: number; topic: string | undefined }[]
  /** The browser has gone: its service says so from now on. */
  end(endpoint: string): void
  clear(): void
}

type Listening = { key: string; secret: Buffer; auth: Buffer; publicKey: Buffer; isGone: boolean }

const bytes = (of: ArrayBuffer): Buffer => Buffer.from(of)
const refuse = (status: number, words: string): SandboxAnswer => json({ error: words }, status)

/** A push service: speaks RFC 8030, believes only keys of RFC 8292, and opens what it is sent as a browser does, RFC 8291. */
export function createPushService({ clock }: { clock: () => Date }): { routes: SandboxRoute[]; control: PushControl } {
  const browsers = new Map<string, Listening>()
  const told: ReturnType<PushControl['messages']> = []
  const endpoints = new Map<string, string>()

  const take = (request: SandboxRequest): SandboxAnswer => {
    const token = request.path.split('/').at(-1) ?? ''
    const browser = browsers.get(token)
    const ttl = request.headers.ttl
    if (ttl === undefined || !/^\d+$/.test(ttl)) return refuse(400, 'TTL is needed')
    if (browser === undefined) return refuse(404, 'no such subscription')
    if (browser.isGone) return refuse(410, 'gone')
    const endpoint = endpoints.get(token)!
    const doubt = doubtOf(request.headers.authorization, {
      key: browser.key,
      origin: new URL(endpoint).origin,
      now: clock(),
    })
    if (doubt !== undefined) return refuse(request.headers.authorization === undefined ? 401 : 403, doubt)
    if (request.headers['content-encoding'] !== 'aes128gcm') return refuse(400, 'aes128gcm is needed')
    if (request.body.length > 4096) return refuse(413, 'too large')
    const payload = open(Buffer.from(request.body), browser)
    told.push({ endpoint, payload: JSON.parse(payload.toString()), ttl: Number(ttl), topic: request.headers.topic })
    return { status: 201, contentType: 'text/plain', body: '', headers: { location: `/push/m/${told.length}`, ttl } }
  }

  return {
    routes: [{ methods: ['POST'], path: '/push/:token', answer: take }],
    control: {
      subscribe(key, origin) {
        const pair = createECDH('prime256v1')
        pair.generateKeys()
        const auth = randomBytes(16)
        const token = randomBytes(18).toString('base64url')
        const publicKey = pair.getPublicKey()
        browsers.set(token, { key, secret: pair.getPrivateKey(), auth, publicKey, isGone: false })
        const endpoint = `${origin}/push/${token}`
        endpoints.set(token, endpoint)
        return { endpoint, p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }
      },
      messages: () => [...told],
      end(endpoint) {
        const browser = browsers.get(endpoint.split('/').at(-1) ?? '')
        if (browser) browser.isGone = true
      },
      clear() {
        browsers.clear()
        endpoints.clear()
        told.length = 0
      },
    },
  }
}

type Claims = { aud?: string; exp?: number; sub?: string }

/** Why a signature is not believed; undefined where it is. */
function doubtOf(header: string | undefined, expected: { key: string; origin: string; now: Date }): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([^,\s]+),\s*k=([\w-]+)$/.exec(header ?? '') ?? []
  if (key === '') return 'no vapid'
  if (key !== expected.key) return 'another key than the subscription’s'
  const [head = '', claims = '', signature = ''] = token.split('.')
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
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims
  const seconds = expected.now.getTime() / 1000
  if (said.aud !== expected.origin) return 'for another service'
  if (said.exp === undefined || said.exp <= seconds || said.exp > seconds + 86_400) return 'too old or too long'
  return said.sub === undefined ? 'nobody to ask' : undefined
}

/** What a browser reads of a message: one record, the delimiter of the last one at its end. */
function open(body: Buffer, { secret, auth, publicKey }: Listening): Buffer {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const own = createECDH('prime256v1')
  own.setPrivateKey(secret)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
  const ikm = bytes(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32))
  const key = bytes(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = bytes(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  const end = plain.findLastIndex((byte) => byte !== 0)
  if (plain[end] !== 2) throw new Error('not the last record')
  return plain.subarray(0, end)
}
