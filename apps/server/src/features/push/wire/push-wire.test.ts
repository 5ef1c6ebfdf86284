import { startSandbox } from '@prostuti/sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestClock, minutes } from '../../../testing/test-clock.ts'
import { encryptPush } from './encrypt.ts'
import { makeVapidKeys, vapidHeader } from './vapid.ts'

const origin = 'https://updates.push.services.mozilla.com'
const clock = createTestClock()
const keys = makeVapidKeys()
let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  sandbox = await startSandbox({ clock: clock.now })
})
afterAll(() => sandbox.close())
beforeEach(() => sandbox.push.clear())

const listen = () => sandbox.push.subscribe(keys.publicKey.toString('base64url'), origin)
type Browser = ReturnType<typeof listen>

const from = (text: string) => Buffer.from(text, 'base64url')
const sealed = ({ p256dh, auth }: Browser, news: object) =>
  encryptPush(Buffer.from(JSON.stringify(news)), { p256dh: from(p256dh), auth: from(auth) })
const signature = (given: Partial<Parameters<typeof vapidHeader>[0]> = {}) =>
  vapidHeader({ endpoint: `${origin}/x`, subject: 'https://centre.example', keys, now: clock.now(), ...given })

/** A message as a sender would post it, with what a test changes of it; a header that is undefined is left out. */
function post(browser: Browser, news: object, { headers = {}, body = sealed(browser, news) as Buffer } = {}) {
  const usual: Record<string, string | undefined> = {
    ttl: '60',
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    authorization: signature(),
    ...headers,
  }
  const given = Object.entries(usual).filter((header): header is [string, string] => header[1] !== undefined)
  return fetch(`${sandbox.url}/push/${browser.endpoint.split('/').at(-1)}`, {
    method: 'POST',
    headers: given,
    body: new Uint8Array(body),
  })
}

describe('the stand-in of a push service', () => {
  it('takes a message, says where it is and for how long, and its browser reads it', async () => {
    const browser = listen()
    const answer = await post(browser, { id: '1', title: 'খবর' }, { headers: { topic: 'a-b_C', urgency: 'high' } })
    expect([answer.status, answer.headers.get('location'), answer.headers.get('ttl')]).toEqual([201, '/push/m/1', '60'])
    expect(sandbox.push.shown()).toEqual([
      { endpoint: browser.endpoint, payload: { id: '1', title: 'খবর' }, ttl: 60, topic: 'a-b_C', urgency: 'high' },
    ])
  })

  it('refuses what RFC 8030 does not let through', async () => {
    const browser = listen()
    const status = async (headers: Record<string, string | undefined>) => (await post(browser, {}, { headers })).status
    expect(await status({ ttl: undefined }), 'no TTL').toBe(400)
    expect(await status({ ttl: '-1' })).toBe(400)
    expect(await status({ topic: 'x'.repeat(33) })).toBe(400)
    expect(await status({ topic: 'a.b' })).toBe(400)
    expect(await status({ urgency: 'now' })).toBe(400)
    expect(await status({ 'content-encoding': 'aesgcm' })).toBe(400)
    expect((await post(browser, {}, { body: Buffer.alloc(4097) })).status).toBe(413)
    expect((await post({ ...browser, endpoint: `${origin}/push/nobody` }, {})).status).toBe(404)
    sandbox.push.end(browser.endpoint)
    expect((await post(browser, {})).status).toBe(410)
    expect(sandbox.push.messages()).toEqual([])
  })

  it('believes no signature but the one of the subscription’s key, for itself, of today', async () => {
    const browser = listen()
    const status = async (authorization: string | undefined) =>
      (await post(browser, {}, { headers: { authorization } })).status
    const day = 86_400_000
    expect(await status(undefined)).toBe(401)
    expect(await status('Bearer x')).toBe(403)
    expect(await status(signature({ keys: makeVapidKeys() })), 'another key').toBe(403)
    expect(await status(signature({ endpoint: 'https://fcm.googleapis.com/x' })), 'another service').toBe(403)
    expect(await status(signature({ now: new Date(clock.now().getTime() - day) })), 'run out').toBe(403)
    expect(await status(signature({ now: new Date(clock.now().getTime() + day) })), 'too long').toBe(403)
    expect(await status(signature({ subject: 'nobody' })), 'nobody to ask').toBe(403)
    const [token, key] = signature().split(', k=') as [string, string]
    expect(await status(`${token.slice(0, -4)}AAAA, k=${key}`), 'tampered with').toBe(403)
    expect(await status(signature())).toBe(201)
  })

  it('keeps the newest of a topic for a browser that is away, until it has run out', async () => {
    const browser = listen()
    const send = (id: string, headers: object) => post(browser, { id }, { headers })
    sandbox.push.goAway(browser.endpoint)
    await send('1', { topic: 'exam-1' })
    await send('2', { topic: 'exam-1' })
    await send('3', { topic: 'exam-2', ttl: '600' })
    await send('4', { ttl: '0' })
    expect(sandbox.push.shown()).toEqual([])
    sandbox.push.comeBack(browser.endpoint)
    const ids = () => sandbox.push.shown().map(({ payload }) => (payload as { id: string }).id)
    expect(ids()).toEqual(['2', '3'])
    sandbox.push.goAway(browser.endpoint)
    await send('5', {})
    clock.move(minutes(2))
    sandbox.push.comeBack(browser.endpoint)
    expect(ids()).toEqual(['2', '3'])
  })

  it('takes a message twice where it is sent twice, and its browser shows it once', async () => {
    const browser = listen()
    await post(browser, { id: '1' })
    await post(browser, { id: '1' })
    expect([sandbox.push.messages().length, sandbox.push.shown().length]).toEqual([2, 1])
  })

  it('says when to come again', async () => {
    const browser = listen()
    sandbox.push.slowDown(90)
    const answer = await post(browser, {})
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '90'])
    sandbox.push.slowDown(90, 'date')
    const dated = await post(browser, {})
    expect(Date.parse(dated.headers.get('retry-after') ?? '')).toBeGreaterThan(clock.now().getTime() + 80_000)
    clock.move(minutes(2))
    expect((await post(browser, {})).status).toBe(201)
  })

  it('lets a browser read nothing that was meant for another', async () => {
    const [one, other] = [listen(), listen()]
    await post(one, {}, { body: sealed(other, { id: '1' }) })
    expect(sandbox.push.messages().map(({ payload }) => payload)).toEqual([undefined])
  })
})
