import { tables } from '@prostuti/db'
import { startSandbox } from '@prostuti/sandbox'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildSignIn } from '../../../testing/builders/build-sign-in.ts'
import { buildTestApp } from '../../../testing/test-app.ts'
import { createTestClock, hours } from '../../../testing/test-clock.ts'
import { sendPushes } from '../sending/send-pushes.ts'
import { tellByPush } from '../telling/tell-by-push.ts'

const path = '/api/v3/web/doctor/push'
/** Ten in the morning in Dhaka. */
const clock = createTestClock()
const sandbox = await startSandbox({ clock: clock.now })
const test = await buildTestApp({ clock: clock.now, sandboxUrl: sandbox.url })
const { db } = test.deps.database
afterAll(async () => {
  await test.close()
  await sandbox.close()
})

async function listeningDoctor() {
  const { id: doctorId } = await buildDoctor(db)
  const { headers } = await buildSignIn(db, { doctorId, now: clock.now() })
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    test.app.inject({ method, url: `${path}${url}`, headers, ...(payload && { payload }) })
  const { key } = (await call('GET', '')).json<{ key: string }>()
  const { endpoint, ...secrets } = sandbox.push.subscribe(key, 'https://fcm.googleapis.com')
  await call('POST', '', { endpoint, ...secrets, key })
  const shown = () =>
    sandbox.push
      .shown()
      .flatMap((message) => (message.endpoint === endpoint ? [(message.payload as { title: string }).title] : []))
  return { doctorId, headers, endpoint, call, shown }
}

const usual = {
  switches: {
    ...{ exams: true, results: true, answers: true, corrections: true, notices: true },
    ...{ complaints: true, instalments: true, parcels: true, cards: true },
  },
  quiet: { from: '22:00', until: '07:00' },
  exams_in_quiet: false,
  cards_at: '08:00',
}

const answerComplaint = (doctorId: number) =>
  tellByPush(db, { doctorId, kind: 'complaint_answered', thing: '1', link: '/my', now: clock.now() })

describe('what a doctor wishes to be told of', () => {
  it('is everything but by night, until they say otherwise, and theirs alone', async () => {
    const [doctor, other] = [await listeningDoctor(), await listeningDoctor()]
    expect((await doctor.call('GET', '/settings')).json()).toEqual(usual)
    const chosen = {
      ...usual,
      switches: { ...usual.switches, notices: false, parcels: false },
      quiet: { from: '23:30', until: '06:15' },
      exams_in_quiet: true,
      cards_at: '21:00',
    }
    const saved = await doctor.call('POST', '/settings', chosen)
    expect([saved.statusCode, saved.json()]).toEqual([200, chosen])
    expect((await doctor.call('GET', '/settings')).json()).toEqual(chosen)
    expect((await other.call('GET', '/settings')).json()).toEqual(usual)
  })

  it('is refused where it is no time of the day, or leaves a switch out', async () => {
    const doctor = await listeningDoctor()
    const refused = async (given: object) => (await doctor.call('POST', '/settings', { ...usual, ...given })).statusCode
    expect(await refused({ quiet: { from: '24:00', until: '07:00' } })).toBe(422)
    expect(await refused({ quiet: { from: '২২:০০', until: '07:00' } })).toBe(422)
    expect(await refused({ switches: { exams: true } })).toBe(422)
    expect((await doctor.call('GET', '/settings')).json()).toEqual(usual)
  })

  it('is asked of nobody who is not signed in', async () => {
    const nobody = { authorization: `Bearer ${'x'.repeat(43)}`, 'x-device-token': 'x'.repeat(32) }
    for (const [method, url] of [
      ['GET', '/settings'],
      ['POST', '/settings'],
      ['POST', '/test'],
    ] as const)
      expect(
        (await test.app.inject({ method, url: `${path}${url}`, payload: usual, headers: nobody })).statusCode,
      ).toBe(401)
  })

  it('holds for what is waiting, too: what is turned off is not told any more', async () => {
    const doctor = await listeningDoctor()
    await answerComplaint(doctor.doctorId)
    await doctor.call('POST', '/settings', { ...usual, switches: { ...usual.switches, complaints: false } })
    await sendPushes(test.deps, clock.now())
    await answerComplaint(doctor.doctorId)
    await sendPushes(test.deps, clock.now())
    expect(doctor.shown()).toEqual([])
  })

  it('keeps an answer that comes by night until the morning', async () => {
    const doctor = await listeningDoctor()
    await doctor.call('POST', '/settings', { ...usual, quiet: { from: '09:00', until: '12:00' } })
    await answerComplaint(doctor.doctorId)
    await sendPushes(test.deps, clock.now())
    expect(doctor.shown()).toEqual([])
    clock.move(hours(2))
    await sendPushes(test.deps, clock.now())
    expect(doctor.shown()).toEqual(['উত্তর এসেছে'])
    clock.move(-hours(2))
  })
})

describe('a test of one’s own', () => {
  it('comes at once, in the quiet hours too, to that browser alone', async () => {
    const doctor = await listeningDoctor()
    await doctor.call('POST', '/settings', { ...usual, quiet: { from: '09:00', until: '12:00' } })
    expect((await doctor.call('POST', '/test', { endpoint: doctor.endpoint })).statusCode).toBe(202)
    await sendPushes(test.deps, clock.now())
    expect(doctor.shown()).toEqual(['খবর এভাবে আসবে'])
  })

  it('goes to no browser of somebody else, and not without end', async () => {
    const [doctor, other] = [await listeningDoctor(), await listeningDoctor()]
    const ask = async (endpoint: string) => (await doctor.call('POST', '/test', { endpoint })).statusCode
    expect([await ask(other.endpoint), await ask('https://fcm.googleapis.com/nobody')]).toEqual([404, 404])
    const asked = [1, 2, 3, 4, 5, 6].map(() => ask(doctor.endpoint))
    expect((await Promise.all(asked)).toSorted()).toEqual([202, 202, 202, 202, 202, 429])
    expect((await doctor.call('POST', '/test', {})).statusCode).toBe(422)
    await sendPushes(test.deps, clock.now())
    expect(other.shown()).toEqual([])
    await db.delete(tables.pushSubscription).where(eq(tables.pushSubscription.doctorId, doctor.doctorId))
  })
})
