import { tables } from '@prostuti/db'
import { startSandbox } from '@prostuti/sandbox'
import { desc, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sealSecret } from '../../../seal-secret.ts'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildSignIn } from '../../../testing/builders/build-sign-in.ts'
import { buildTestApp } from '../../../testing/test-app.ts'
import { createTestClock, hours, minutes } from '../../../testing/test-clock.ts'
import { queueNews } from '../telling/queue-news.ts'
import { judgeAnswer } from './judge-answer.ts'
import { readRetryAfter } from './post-push.ts'
import { sendPushes } from './send-pushes.ts'

const { pushKey, pushMessage } = tables
const path = '/api/v3/web/doctor/push'
const clock = createTestClock()
const sandbox = await startSandbox({ clock: clock.now })
const test = await buildTestApp({ clock: clock.now, sandboxUrl: sandbox.url })
const { db } = test.deps.database
afterAll(async () => {
  await test.close()
  await sandbox.close()
})
beforeEach(async () => {
  await db.delete(tables.pushSubscription)
  sandbox.push.clear()
})

const send = (deliver: typeof fetch = fetch) => sendPushes({ ...test.deps, deliver }, clock.now())

/** So many browsers, each of a doctor, with one piece of news on its way to each. */
async function queued(count: number, service = 'https://fcm.googleapis.com') {
  for (let nth = 0; nth < count; nth++) {
    const { id: doctorId } = await buildDoctor(db)
    const { headers } = await buildSignIn(db, { doctorId, now: clock.now() })
    const { key } = (await test.app.inject({ url: path, headers })).json<{ key: string }>()
    const browser = sandbox.push.subscribe(key, service)
    await test.app.inject({ method: 'POST', url: path, headers, payload: { ...browser, key } })
    const found = [
      { doctorId, thing: '1', link: '/my', at: clock.now(), until: new Date(clock.now().getTime() + minutes(60)) },
    ]
    await queueNews(db, { kind: 'notice', found, sendAt: clock.now(), now: clock.now() })
  }
}

describe('sending', () => {
  it('goes in rounds, and two processes post nothing twice', async () => {
    await queued(12)
    await Promise.all([send(), send(), send()])
    expect([sandbox.push.messages().length, await db.$count(pushMessage)]).toEqual([12, 0])
  })

  it('after a death between the service’s answer and the writing down, posts again what the browser shows once', async () => {
    await queued(1)
    const dying: typeof fetch = async (to, request) => {
      await fetch(to, request)
      await db.execute(sql`select 1`)
      throw new Error('the process is gone')
    }
    // Its message was taken, and nobody has written so down: as far as the table says it is still on its way.
    await send(dying)
    await db.update(pushMessage).set({ sendAt: new Date(clock.now().getTime() + minutes(1)) })
    expect(await send(), 'held for a while').toBe(0)
    clock.move(minutes(1))
    expect(await send()).toBe(1)
    expect([sandbox.push.messages().length, sandbox.push.shown().length]).toEqual([2, 1])
  })

  it('says nothing to a service that wants to be left alone until then, and goes on with others', async () => {
    const [slow, other] = ['https://fcm.googleapis.com', 'https://updates.push.services.mozilla.com']
    await queued(2, slow)
    const posted: string[] = []
    const deliver: typeof fetch = async (to) => {
      const { origin } = new URL(String(to))
      // These come while the first are on their way: the service was not asked about them.
      if (posted.push(origin) === 1) for (const service of [slow, other]) await queued(1, service)
      const headers = { 'retry-after': '300' }
      return origin === slow ? new Response(null, { status: 429, headers }) : new Response(null, { status: 201 })
    }
    const live = { ...test.deps, env: { ...test.deps.env, push: { mode: 'live' as const, hosts: [] } }, deliver }
    await sendPushes(live, clock.now())
    expect(posted.toSorted()).toEqual([slow, slow, other])
    const until = new Date(clock.now().getTime() + minutes(5))
    const waiting = await db.select().from(pushMessage)
    expect(waiting.map(({ sendAt }) => sendAt)).toEqual([until, until, until])
    clock.move(minutes(4))
    expect([await sendPushes(live, clock.now()), posted.length]).toEqual([0, 3])
    clock.move(minutes(1))
    expect(await send()).toBe(3)
    expect(sandbox.push.shown()).toHaveLength(3)
  })

  it('writes down what went although another of its round failed', async () => {
    await queued(2)
    const [first] = await db.select().from(pushMessage).orderBy(pushMessage.id)
    await db
      .update(pushMessage)
      .set({ title: 'x'.repeat(5000) })
      .where(sql`id = ${first!.id}`)
    await expect(send()).rejects.toThrow('does not fit')
    expect([sandbox.push.messages().length, await db.$count(pushMessage)]).toEqual([1, 1])
  })

  it('wakes nobody with what could not be posted by day', async () => {
    await queued(1)
    await db.update(pushMessage).set({ until: new Date(clock.now().getTime() + hours(24)) })
    const away: typeof fetch = async () => new Response(null, { status: 503 })
    expect(await send(away)).toBe(1)
    // Two in the morning in Dhaka, and eight.
    clock.move(hours(16))
    expect([await send(), sandbox.push.messages().length, await db.$count(pushMessage)]).toEqual([0, 0, 1])
    clock.move(hours(6))
    expect([await send(), sandbox.push.messages().length, await db.$count(pushMessage)]).toEqual([1, 1, 0])
  })

  it('gives up what is no news any more', async () => {
    await queued(1)
    clock.move(minutes(61))
    await send()
    expect([sandbox.push.messages().length, await db.$count(pushMessage)]).toEqual([0, 0])
  })
})

describe('after a restore without the secret that sealed the keys', () => {
  /** Every key so far was sealed by another server. */
  const loseSecret = () =>
    db.update(pushKey).set({ privateKey: sealSecret('of another server', Buffer.alloc(32), 'web push key') })
  const readKey = async (headers: Record<string, string>) =>
    (await test.app.inject({ url: path, headers })).json<{ key: string }>().key

  it('browsers of before are forgotten, and the others of the round are told', async () => {
    await queued(2)
    await loseSecret()
    await queued(1)
    expect(await send()).toBe(3)
    expect(sandbox.push.shown()).toHaveLength(1)
    expect([await db.$count(tables.pushSubscription), await db.$count(pushMessage)]).toEqual([1, 0])
  })

  it('there is one new key for all, and a browser is taken with no other', async () => {
    const { headers } = await buildSignIn(db, { doctorId: (await buildDoctor(db)).id, now: clock.now() })
    const lost = await readKey(headers)
    await loseSecret()
    const subscribe = (key: string) =>
      test.app.inject({
        method: 'POST',
        url: path,
        headers,
        payload: { ...sandbox.push.subscribe(key, 'https://fcm.googleapis.com'), key },
      })
    const refused = await subscribe(lost)
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['key']])
    const keys = await Promise.all([readKey(headers), readKey(headers), readKey(headers)])
    expect(new Set([...keys, await readKey(headers)])).toEqual(new Set([keys[0]]))
    expect(keys[0]).not.toBe(lost)
    expect((await subscribe(keys[0]!)).statusCode).toBe(204)
  })

  it('the key of before is good again once its secret is there again', async () => {
    const { headers } = await buildSignIn(db, { doctorId: (await buildDoctor(db)).id, now: clock.now() })
    const own = await readKey(headers)
    const [newest] = await db.select().from(pushKey).orderBy(desc(pushKey.id)).limit(1)
    const { id: _, ...other } = { ...newest!, publicKey: 'of another server', privateKey: 'k1.a.b.c' }
    await db.insert(pushKey).values(other)
    expect(await readKey(headers)).toBe(own)
  })
})

describe('an answer of a push service', () => {
  it.each([
    [201, 1, { is: 'sent' }],
    [404, 1, { is: 'gone' }],
    [410, 1, { is: 'gone' }],
    [401, 1, { is: 'refused' }],
    [403, 1, { is: 'refused' }],
    [413, 1, { is: 'refused' }],
    [500, 1, { is: 'later', waitMs: 15_000, service: false }],
    [500, 3, { is: 'later', waitMs: 60_000, service: false }],
    [502, 50, { is: 'later', waitMs: 900_000, service: false }],
    [429, 1, { is: 'later', waitMs: 15_000, service: false }],
  ])('%i at try %i', (status, tries, verdict) => {
    expect(judgeAnswer({ status, retryAfterMs: undefined }, tries)).toEqual(verdict)
  })

  it('says when to come again, in seconds or as a date', () => {
    expect(judgeAnswer({ status: 429, retryAfterMs: 7000 }, 1)).toEqual({ is: 'later', waitMs: 7000, service: true })
    expect(judgeAnswer(undefined, 2)).toEqual({ is: 'later', waitMs: 30_000, service: false })
    const now = new Date('2026-07-01T04:00:00Z')
    expect(readRetryAfter('120', now)).toBe(120_000)
    expect(readRetryAfter('Wed, 01 Jul 2026 04:01:00 GMT', now)).toBe(60_000)
    expect(readRetryAfter('Wed, 01 Jul 2020 04:01:00 GMT', now)).toBe(0)
    expect(readRetryAfter('999999999', now)).toBe(86_400_000)
    expect([readRetryAfter('soon', now), readRetryAfter(null, now)]).toEqual([undefined, undefined])
  })
})
