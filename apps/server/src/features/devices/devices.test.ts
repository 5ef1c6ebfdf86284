import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildImpersonation } from '../../testing/builders/build-impersonation.ts'
import { type DeviceTest, dayMs, minuteMs, openDeviceTest } from './device-test.fixture.ts'

let test: DeviceTest
beforeAll(async () => {
  test = await openDeviceTest()
})
afterAll(() => test.close())

describe('the list of devices', () => {
  it('answers on an unverified device, which comes first, and says what can be done', async () => {
    const { verified, unverified } = await test.doctorWith({ verified: 1, unverified: 2 })
    const here = unverified[1]!
    const list = await test.list(here.headers)
    expect(list).toMatchObject({ locking: true, limit: 2, verified_count: 1, can_release_after: null, request: null })
    expect(list.devices).toEqual([
      {
        id: here.deviceId,
        label: 'Chrome · Android',
        is_this_device: true,
        verified: false,
        in_exam: false,
        last_used_at: test.now().toISOString(),
        sign_ins: 1,
      },
      expect.objectContaining({ id: verified[0]!.deviceId, is_this_device: false, verified: true }),
      expect.objectContaining({ id: unverified[0]!.deviceId, is_this_device: false, verified: false }),
    ])
  })

  it('holds nobody else’s, none that was released, and no unverified one where nobody is signed in', async () => {
    await test.doctorWith({ verified: 2 })
    const { verified, unverified } = await test.doctorWith({ verified: 2, unverified: 1 })
    await test.post('/api/v3/auth/logout', unverified[0]!.headers)
    await test.release(verified[0]!.headers, verified[1]!.deviceId)
    const { devices } = await test.list(verified[0]!.headers)
    expect(devices.map(({ id }: { id: number }) => id)).toEqual([verified[0]!.deviceId])
  })

  it('names a browser that says nothing of itself in the reader’s language, and never shows the raw string', async () => {
    const { verified } = await test.doctorWith({ verified: 1 })
    await test.db.update(tables.device).set({ label: '' }).where(eq(tables.device.id, verified[0]!.deviceId))
    const { headers } = verified[0]!
    expect((await test.list(headers)).devices[0].label).toBe('অজানা ব্রাউজার')
    expect((await test.list({ ...headers, cookie: 'lang=en' })).devices[0].label).toBe('Unknown browser')
  })

  it('says that an exam runs on a device', async () => {
    const { verified } = await test.doctorWith({ verified: 1 })
    await test.hold(verified[0]!.deviceId, new Date(test.now().getTime() + minuteMs))
    expect((await test.list(verified[0]!.headers)).devices[0].in_exam).toBe(true)
  })

  it('needs a token and is kept by no cache', async () => {
    expect((await test.get('/api/v3/web/devices', {})).statusCode).toBe(401)
    const { verified } = await test.doctorWith({ verified: 1 })
    const response = await test.get('/api/v3/web/devices', verified[0]!.headers)
    expect(response.headers['cache-control']).toBe('no-store')
  })
})

describe('releasing a device', () => {
  it('ends its sign-ins for that reason, frees the place, and is possible again after 30 days', async () => {
    const { doctorId, verified } = await test.doctorWith({ verified: 2 })
    const [here, there] = [verified[0]!, verified[1]!]
    expect((await test.release(here.headers, there.deviceId)).statusCode).toBe(200)
    expect(await test.profileStatus(there.headers)).toBe(401)
    const [ended] = await test.db.select().from(tables.signIn).where(eq(tables.signIn.id, there.signInId))
    expect(ended).toMatchObject({ endedBecause: 'device_released', endedAt: test.now() })
    const list = await test.list(here.headers)
    expect(list.verified_count).toBe(1)
    expect(list.can_release_after).toBe(new Date(test.now().getTime() + 30 * dayMs).toISOString())

    const again = await test.release(here.headers, here.deviceId)
    expect([again.statusCode, again.json().code]).toEqual([409, 'release_too_soon'])
    test.pass(30 * dayMs)
    expect((await test.release(here.headers, here.deviceId)).statusCode).toBe(200)
    expect(await test.profileStatus(here.headers)).toBe(401)
    expect(await test.db.$count(tables.device, eq(tables.device.doctorId, doctorId))).toBe(2)
  })

  it('puts out an unverified device at any time, because that one holds no place', async () => {
    const { verified, unverified } = await test.doctorWith({ verified: 2, unverified: 2 })
    const here = verified[0]!
    expect((await test.release(here.headers, verified[1]!.deviceId)).statusCode).toBe(200)
    for (const { deviceId } of unverified) expect((await test.release(here.headers, deviceId)).statusCode).toBe(200)
    const list = await test.list(unverified[0]!.headers)
    expect(list.code).toBe('unauthenticated')
  })

  it('is refused from an unverified device (423), without a token (401), and of what is not the doctor’s (404)', async () => {
    const stranger = await test.doctorWith({ verified: 1 })
    const { verified, unverified } = await test.doctorWith({ verified: 1, unverified: 1 })
    expect((await test.release(unverified[0]!.headers, verified[0]!.deviceId)).statusCode).toBe(423)
    expect((await test.release({ authorization: 'Bearer x' }, verified[0]!.deviceId)).statusCode).toBe(401)
    expect((await test.release(verified[0]!.headers, stranger.verified[0]!.deviceId)).statusCode).toBe(404)
    expect((await test.release(verified[0]!.headers, 2_000_000_000)).statusCode).toBe(404)
    expect((await test.release(verified[0]!.headers, 'x')).statusCode).toBe(422)
    expect(await test.profileStatus(stranger.verified[0]!.headers)).toBe(200)
  })

  it('is refused while an exam runs on the device, to the moment', async () => {
    const { verified } = await test.doctorWith({ verified: 2 })
    const [here, there] = [verified[0]!, verified[1]!]
    await test.hold(there.deviceId, new Date(test.now().getTime() + minuteMs))
    const refused = await test.release(here.headers, there.deviceId)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'device_in_exam'])
    test.pass(minuteMs)
    expect((await test.release(here.headers, there.deviceId)).statusCode).toBe(200)
  })

  it('happens once when both devices release each other at the same moment', async () => {
    const { verified } = await test.doctorWith({ verified: 2 })
    const [one, other] = [verified[0]!, verified[1]!]
    const answers = await Promise.all([
      test.release(one.headers, other.deviceId),
      test.release(other.headers, one.deviceId),
    ])
    const codes = answers.map(({ statusCode }) => statusCode).sort()
    expect(codes[0]).toBe(200)
    expect(codes[1]).toBeGreaterThanOrEqual(401)
    const statuses = await Promise.all([test.profileStatus(one.headers), test.profileStatus(other.headers)])
    expect(statuses.sort()).toEqual([200, 401])
  })
})

describe('asking staff for a device', () => {
  const reason = 'আগের ফোনটি নষ্ট হয়ে গেছে'
  const ask = (headers: Record<string, string>, payload: object = { reason }) =>
    test.post('/api/v3/web/devices/request', headers, payload)

  it('is shown as open to the device that asked, and to no other', async () => {
    const { verified, unverified } = await test.doctorWith({ verified: 2, unverified: 1 })
    const response = await ask(unverified[0]!.headers)
    expect([response.statusCode, response.json().message]).toEqual([201, expect.stringContaining('অনুরোধ')])
    expect((await test.list(unverified[0]!.headers)).request).toEqual({
      status: 'open',
      created_at: test.now().toISOString(),
    })
    expect((await test.list(verified[0]!.headers)).request).toBeNull()
  })

  it('keeps one open at a time: the newest', async () => {
    const { doctorId, unverified } = await test.doctorWith({ verified: 2, unverified: 2 })
    await Promise.all([ask(unverified[0]!.headers), ask(unverified[1]!.headers), ask(unverified[0]!.headers)])
    const rows = await test.db.select().from(tables.deviceRequest).where(eq(tables.deviceRequest.doctorId, doctorId))
    expect(rows.map(({ status }) => status).sort()).toEqual(['open', 'withdrawn', 'withdrawn'])
  })

  it('is refused from the sixth in a day', async () => {
    const { unverified } = await test.doctorWith({ verified: 2, unverified: 1 })
    const codes: number[] = []
    for (let asked = 0; asked < 6; asked += 1) codes.push((await ask(unverified[0]!.headers)).statusCode)
    expect(codes).toEqual([201, 201, 201, 201, 201, 429])
    test.pass(dayMs)
    expect((await ask(unverified[0]!.headers)).statusCode).toBe(201)
  })

  it('is withdrawn when the device is verified after all', async () => {
    const { doctorId, unverified } = await test.doctorWith({ verified: 1, unverified: 1 })
    const { headers } = unverified[0]!
    await ask(headers)
    await test.verify(headers, { code: await test.codeFor(headers) })
    const [row] = await test.db.select().from(tables.deviceRequest).where(eq(tables.deviceRequest.doctorId, doctorId))
    expect(row?.status).toBe('withdrawn')
    expect((await test.list(headers)).request).toBeNull()
  })

  it('makes no sense on a verified device (403), and needs a token and a reason', async () => {
    const { verified, unverified } = await test.doctorWith({ verified: 1, unverified: 1 })
    expect((await ask(verified[0]!.headers)).statusCode).toBe(403)
    expect((await ask({ authorization: 'Bearer x' })).statusCode).toBe(401)
    for (const bad of ['', 'short', ' '.repeat(20), 'x'.repeat(1001), 5]) {
      const response = await ask(unverified[0]!.headers, { reason: bad })
      expect(response.statusCode).toBe(422)
      expect(Object.keys(response.json().errors)).toEqual(['reason'])
    }
  })
})

describe('while locking is off', () => {
  it('every device comes in, the list says so, and a release costs nothing', async () => {
    const { verified, unverified } = await test.doctorWith({ verified: 2, unverified: 1 })
    const { headers } = unverified[0]!
    await test.db.update(tables.site).set({ deviceLocking: false })
    try {
      expect(await test.profileStatus(headers)).toBe(200)
      const list = await test.list(headers)
      expect(list).toMatchObject({ locking: false, can_release_after: null })
      expect(list.devices.map(({ verified }: { verified: boolean }) => verified)).toEqual([true, true, true])
      expect((await test.verify(headers, { code: '1' })).statusCode).toBe(200)
      for (const { deviceId } of verified) expect((await test.release(headers, deviceId)).statusCode).toBe(200)
      expect((await test.list(headers)).can_release_after).toBeNull()
    } finally {
      await test.db.update(tables.site).set({ deviceLocking: true })
    }
    expect(await test.profileStatus(headers)).toBe(423)
  })
})

describe('a device with a running exam', () => {
  it('is not locked out though it is not verified', async () => {
    const { unverified } = await test.doctorWith({ verified: 2, unverified: 1 })
    await test.hold(unverified[0]!.deviceId, new Date(test.now().getTime() + minuteMs))
    expect(await test.profileStatus(unverified[0]!.headers)).toBe(200)
    test.pass(minuteMs)
    expect(await test.profileStatus(unverified[0]!.headers)).toBe(423)
  })
})

describe('staff who look at the site as the doctor', () => {
  it('see the devices, but verify, release and end nothing', async () => {
    const { doctorId, verified } = await test.doctorWith({ verified: 1 })
    const headers = await buildImpersonation(test.db, { doctorId, now: test.now() })
    expect((await test.list(headers)).devices).toHaveLength(1)
    const refusals = await Promise.all([
      test.post('/api/v3/web/devices/otp', headers),
      test.verify(headers, { code: '123456' }),
      test.post('/api/v3/web/devices/request', headers, { reason: 'একটি যথেষ্ট লম্বা কারণ' }),
      test.release(headers, verified[0]!.deviceId),
      test.post(`/api/v3/web/doctor/sign-ins/${verified[0]!.signInId}/end`, headers),
    ])
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403])
    const { sign_ins } = (await test.get('/api/v3/web/doctor/sign-ins', verified[0]!.headers)).json()
    expect(sign_ins.map(({ device_label }: { device_label: string }) => device_label)).toEqual([
      'Chrome · Android',
      'আমাদের সহায়তাকর্মী',
    ])
  })
})
