import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tables } from '@prostuti/db'
import { startSandbox } from '@prostuti/sandbox'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPush, readPushSettings } from '../../config/push-settings.ts'
import { buildComplaint } from '../../testing/builders/build-complaint.ts'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock, minutes } from '../../testing/test-clock.ts'
import { answerComplaint } from '../complaint/index.ts'
import { isPushService } from './sending/is-push-service.ts'
import { sendPushes } from './sending/send-pushes.ts'
import { forgetSignedOut } from './telling/forget-signed-out.ts'

const { pushKey, pushMessage, pushSubscription, signIn } = tables

const path = '/api/v3/web/doctor/push'
const origin = 'https://updates.push.services.mozilla.com'
const clock = createTestClock()
let test: TestApp
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let staffId: number
beforeAll(async () => {
  sandbox = await startSandbox({ clock: clock.now })
  test = await buildTestApp({ clock: clock.now, sandboxUrl: sandbox.url })
  staffId = (await buildStaff(test.deps.database.db)).id
})
afterAll(async () => {
  await test.close()
  await sandbox.close()
})

const send = (deliver: typeof fetch = fetch) => sendPushes({ ...test.deps, deliver }, clock.now())

async function listeningDoctor() {
  const { db } = test.deps.database
  const { id: doctorId } = await buildDoctor(db)
  const { headers } = await buildSignIn(db, { doctorId, now: clock.now() })
  const { key } = (await test.app.inject({ url: path, headers })).json<{ key: string }>()
  const browser = sandbox.push.subscribe(key, origin)
  const subscribe = (given: object = {}) =>
    test.app.inject({ method: 'POST', url: path, headers, payload: { ...browser, key, ...given } })
  expect((await subscribe()).statusCode).toBe(204)
  const complaint = await buildComplaint(db, { doctorId, createdAt: clock.now() })
  const answer = () =>
    db.transaction((tx) =>
      answerComplaint(tx, { staffId, complaintId: complaint.id, text: 'গোপন কথা', now: clock.now() }),
    )
  return { doctorId, headers, key, browser, subscribe, answer, complaint }
}

describe('a browser that listens', () => {
  it('is told that an answer came, and not what it says', async () => {
    const { browser, answer, complaint, subscribe } = await listeningDoctor()
    expect((await subscribe()).statusCode, 'a second time is the same').toBe(204)
    await answer()
    expect(await send()).toBe(1)
    expect(await send()).toBe(0)
    const told = sandbox.push.messages().filter(({ endpoint }) => endpoint === browser.endpoint)
    expect(told).toEqual([
      {
        endpoint: browser.endpoint,
        ttl: 24 * 3600,
        topic: `complaint-${complaint.id}`,
        urgency: 'normal',
        payload: expect.objectContaining({ link: `/my/complain-box/${complaint.id}` }),
      },
    ])
    expect(JSON.stringify(told)).not.toContain('গোপন')
  })

  it('is forgotten when it has gone, and kept when its service is away', async () => {
    const { db } = test.deps.database
    const { browser, answer } = await listeningDoctor()
    const isKept = async () => (await db.$count(pushSubscription, eq(pushSubscription.endpoint, browser.endpoint))) > 0
    await answer()
    await send(async () => new Response(null, { status: 503 }))
    expect([await isKept(), await db.$count(pushMessage)]).toEqual([true, 1])
    await send(async () => Promise.reject(new Error('no network')))
    clock.move(minutes(2))
    sandbox.push.end(browser.endpoint)
    expect(await send()).toBe(1)
    expect([await isKept(), await db.$count(pushMessage)]).toEqual([false, 0])
  })

  it('hears nothing once its sign-in has ended, and of its new owner alone', async () => {
    const { db } = test.deps.database
    const first = await listeningDoctor()
    const second = await listeningDoctor()
    const taken = { ...first.browser, key: first.key }
    await test.app.inject({ method: 'POST', url: path, headers: second.headers, payload: taken })
    await first.answer()
    expect(await send()).toBe(0)
    await db
      .update(signIn)
      .set({ endedAt: clock.now(), endedBecause: 'logout' })
      .where(eq(signIn.doctorId, second.doctorId))
    await second.answer()
    expect(await send()).toBe(0)
  })

  it('that is handed on does not tell its new owner what still waited for the one before', async () => {
    const first = await listeningDoctor()
    const second = await listeningDoctor()
    await first.answer()
    const payload = { ...first.browser, key: first.key }
    const { statusCode } = await test.app.inject({ method: 'POST', url: path, headers: second.headers, payload })
    expect(statusCode).toBe(204)
    expect(await send()).toBe(0)
    await second.answer()
    await send()
    const told = sandbox.push.shown().filter(({ endpoint }) => endpoint === first.browser.endpoint)
    expect(
      told.map(({ topic }) => topic),
      'of theirs alone',
    ).toEqual([`complaint-${second.complaint.id}`])
  })

  it('hears nothing once its sign-in has run out, nor what was queued before', async () => {
    const { db } = test.deps.database
    const { doctorId, answer, browser } = await listeningDoctor()
    await answer()
    await db.update(signIn).set({ expiresAt: clock.now() }).where(eq(signIn.doctorId, doctorId))
    await send()
    await answer()
    expect(await db.$count(pushMessage)).toBe(0)
    expect(sandbox.push.messages().filter(({ endpoint }) => endpoint === browser.endpoint)).toEqual([])
    const listening = await listeningDoctor()
    await forgetSignedOut(db, clock.now())
    const isKept = async (endpoint: string) =>
      (await db.$count(pushSubscription, eq(pushSubscription.endpoint, endpoint))) > 0
    expect([await isKept(browser.endpoint), await isKept(listening.browser.endpoint)]).toEqual([false, true])
  })

  it('makes room where a doctor has more than ten, the oldest of theirs first', async () => {
    const [first, other] = [await listeningDoctor(), await listeningDoctor()]
    const later = Array.from({ length: 10 }, () => sandbox.push.subscribe(first.key, origin))
    for (const browser of later) expect((await first.subscribe(browser)).statusCode).toBe(204)
    const kept = (await test.deps.database.db.select().from(pushSubscription)).map(({ endpoint }) => endpoint)
    for (const { endpoint } of [...later, other.browser]) expect(kept).toContain(endpoint)
    expect(kept).not.toContain(first.browser.endpoint)
  })

  it('is at a push service, with the centre’s key, and can leave', async () => {
    const { browser, subscribe, headers } = await listeningDoctor()
    const refused = await subscribe({ endpoint: 'https://10.0.0.1/x', key: 'A'.repeat(87) })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['endpoint', 'key']])
    const payload = { endpoint: browser.endpoint }
    const left = await test.app.inject({ method: 'POST', url: `${path}/end`, headers, payload })
    expect(left.statusCode).toBe(204)
    expect(await test.deps.database.db.$count(pushSubscription, eq(pushSubscription.endpoint, browser.endpoint))).toBe(
      0,
    )
    expect(await test.deps.database.db.$count(pushKey), 'one key for all').toBe(1)
  })

  it('is the same browser however its address is spelt', async () => {
    const { doctorId, browser, subscribe, headers } = await listeningDoctor()
    const { db } = test.deps.database
    const kept = async () =>
      (await db.select().from(pushSubscription).where(eq(pushSubscription.doctorId, doctorId))).map(
        ({ endpoint }) => endpoint,
      )
    const host = origin.slice('https://'.length)
    for (const spelt of [
      `HTTPS://${host.toUpperCase()}`,
      `https:${host}`,
      `https://${host}:443`,
      `https:\\\\${host}`,
      `https://${host.replace('mozilla', 'ｍｏｚｉｌｌａ')}`,
    ])
      expect((await subscribe({ endpoint: browser.endpoint.replace(origin, spelt) })).statusCode, spelt).toBe(204)
    expect(await kept()).toEqual([browser.endpoint])
    const tooLong = await subscribe({ endpoint: `${origin}/${'ক'.repeat(900)}` })
    expect([tooLong.statusCode, Object.keys(tooLong.json().errors)]).toEqual([422, ['endpoint']])
    const payload = { endpoint: browser.endpoint.replace('https://', 'HTTPS:') }
    await test.app.inject({ method: 'POST', url: `${path}/end`, headers, payload })
    expect(await kept()).toEqual([])
  })

  it('is written to at its own service by a centre, and by a demo at the stand-in alone', async () => {
    const asked: { to: string; redirect: string | undefined; isEnding: boolean }[] = []
    const deliver: typeof fetch = async (to, request) => {
      asked.push({ to: String(to), redirect: request?.redirect, isEnding: request?.signal instanceof AbortSignal })
      return new Response('x'.repeat(100_000), { status: 201 })
    }
    const { browser, answer } = await listeningDoctor()
    const token = browser.endpoint.split('/').at(-1)
    await answer()
    await send(deliver)
    await answer()
    const env = { ...test.deps.env, push: { mode: 'live' as const, hosts: [] } }
    await sendPushes({ ...test.deps, env, deliver }, clock.now())
    await answer()
    expect(await sendPushes({ ...test.deps, sandboxUrl: undefined, deliver }, clock.now()), 'no stand-in').toBe(1)
    const plainly = { redirect: 'error', isEnding: true }
    expect(asked).toEqual([
      { to: `${sandbox.url}/push/${token}`, ...plainly },
      { to: browser.endpoint, ...plainly },
    ])
    expect(await test.deps.database.db.$count(pushMessage)).toBe(0)
  })

  it('is not followed to where its service would send us', async () => {
    const { browser, answer } = await listeningDoctor()
    const sent: string[] = []
    const elsewhere = createServer((request, response) => {
      sent.push(request.url ?? '')
      response.writeHead(307, { location: '/inside' }).end()
    })
    await once(elsewhere.listen(0, '127.0.0.1'), 'listening')
    const { port } = elsewhere.address() as AddressInfo
    await answer()
    await sendPushes({ ...test.deps, sandboxUrl: `http://127.0.0.1:${port}` }, clock.now())
    elsewhere.close()
    expect(sent).toEqual([`/push/${browser.endpoint.split('/').at(-1)}`])
    expect(await test.deps.database.db.$count(pushMessage), 'tried again later').toBe(1)
    clock.move(minutes(2))
    await send()
  })

  it('is forgotten when its service is on the list no more', async () => {
    const { db } = test.deps.database
    const { doctorId, browser, answer } = await listeningDoctor()
    const endpoint = browser.endpoint.replace(origin, 'https://push.of-old.net')
    await db.update(pushSubscription).set({ endpoint }).where(eq(pushSubscription.doctorId, doctorId))
    await answer()
    await send(async () => Promise.reject(new Error('nobody is written to')))
    expect(await db.$count(pushSubscription, eq(pushSubscription.doctorId, doctorId))).toBe(0)
  })

  it.each([
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://web.push.apple.com/x', true],
    ['https://fcm.googleapis.com.evil.example/x', false],
    ['https://fcm.googleapis.com:8080/x', false],
    ['http://fcm.googleapis.com/x', false],
    ['https://user:word@fcm.googleapis.com/x', false],
    ['https://localhost/x', false],
    ['https://[::1]/x', false],
    ['https://push.of-ours.net/x', true],
    ['https://more.push.of-ours.net/x', false],
  ])('%s is a push service: %s', (endpoint, expected) => {
    expect(isPushService(endpoint, { hosts: ['push.of-ours.net'] })).toBe(expected)
  })

  it('is at services with public names, which PUSH_HOSTS adds to', () => {
    const given = { PUSH_HOSTS: ' Push.Of-Ours.net, 10.0.0.1,localhost ,db.internal' }
    expect(readPushSettings(given, { kind: 'centre', public: true })).toEqual({
      mode: 'live',
      hosts: ['push.of-ours.net'],
    })
    expect(checkPush(given).map(({ sentence }) => sentence.split(',')[0])).toEqual([
      'PUSH_HOSTS has 10.0.0.1',
      'PUSH_HOSTS has localhost',
      'PUSH_HOSTS has db.internal',
    ])
  })
})
