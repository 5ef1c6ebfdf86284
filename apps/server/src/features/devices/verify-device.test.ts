import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DeviceTest, dayMs, minuteMs, openDeviceTest } from './device-test.fixture.ts'
import { lockDoctor } from './lock-doctor.ts'

let test: DeviceTest
beforeAll(async () => {
  test = await openDeviceTest()
})
afterAll(() => test.close())

const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a second device', () => {
  it('is told 423 with device_verified false, and comes in with the code from the SMS', async () => {
    const { phone, unverified } = await test.doctorWith({ verified: 1, unverified: 1 })
    const { headers } = unverified[0]!
    const before = await test.get('/api/v3/web/doctor/my-profile', headers)
    expect([before.statusCode, before.json().device_verified]).toEqual([423, false])

    const code = await test.codeFor(headers)
    expect(test.smses.at(-1)?.to).toBe(phone)
    const verified = await test.verify(headers, { code })
    expect([verified.statusCode, verified.json().device_verified]).toEqual([200, true])
    expect(await test.profileStatus(headers)).toBe(200)
    expect(await test.list(headers)).toMatchObject({ verified_count: 2, limit: 2 })
  })

  it('accepts the code in Bengali digits', async () => {
    const { unverified } = await test.doctorWith({ verified: 1, unverified: 1 })
    const { headers } = unverified[0]!
    const code = (await test.codeFor(headers)).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!)
    expect((await test.verify(headers, { code })).statusCode).toBe(200)
  })

  it('has five tries; wrong ones count though they are refused, and then the right one is too late', async () => {
    const { unverified } = await test.doctorWith({ verified: 1, unverified: 1 })
    const { headers } = unverified[0]!
    const code = await test.codeFor(headers)
    const codes: string[] = []
    for (let tried = 0; tried < 5; tried += 1)
      codes.push((await test.verify(headers, { code: wrong(code) })).json().code)
    expect(codes).toEqual(['otp_wrong', 'otp_wrong', 'otp_wrong', 'otp_wrong', 'otp_ended'])
    const late = await test.verify(headers, { code })
    expect([late.statusCode, late.json().code]).toEqual([422, 'otp_ended'])
    expect(await test.profileStatus(headers)).toBe(423)
  })

  it('cannot use a code that another device of the doctor has used, nor one of five minutes ago', async () => {
    const { unverified } = await test.doctorWith({ unverified: 2 })
    const [one, other] = [unverified[0]!.headers, unverified[1]!.headers]
    const code = await test.codeFor(one)
    expect((await test.verify(one, { code })).statusCode).toBe(200)
    expect((await test.verify(other, { code })).json().code).toBe('otp_ended')
    test.pass(minuteMs)
    const second = await test.codeFor(other)
    test.pass(5 * minuteMs)
    expect((await test.verify(other, { code: second })).json().code).toBe('otp_ended')
  })

  it('cannot use the code of another doctor', async () => {
    const [mine, theirs] = [
      await test.doctorWith({ verified: 1, unverified: 1 }),
      await test.doctorWith({ verified: 1, unverified: 1 }),
    ]
    const code = await test.codeFor(theirs.unverified[0]!.headers)
    expect((await test.verify(mine.unverified[0]!.headers, { code })).statusCode).toBe(422)
  })

  it('may ask again once verified: that is no error and needs no code', async () => {
    const { verified } = await test.doctorWith({ verified: 1 })
    expect((await test.verify(verified[0]!.headers, { code: '1' })).statusCode).toBe(200)
  })
})

describe('over the limit', () => {
  it('is refused without a device to release, and the code stays good', async () => {
    const { verified, unverified } = await test.doctorWith({ verified: 2, unverified: 1 })
    const { headers } = unverified[0]!
    const code = await test.codeFor(headers)
    const full = await test.verify(headers, { code })
    expect([full.statusCode, full.json().code]).toEqual([409, 'device_limit'])
    const replaced = await test.verify(headers, { code, release_device_id: verified[0]!.deviceId })
    expect(replaced.statusCode).toBe(200)
    expect(await test.profileStatus(headers)).toBe(200)
    expect(await test.profileStatus(verified[0]!.headers)).toBe(401)
    expect(await test.profileStatus(verified[1]!.headers)).toBe(200)
  })

  it('cannot release by a wrong code', async () => {
    const { verified, unverified } = await test.doctorWith({ verified: 2, unverified: 1 })
    const { headers } = unverified[0]!
    const code = await test.codeFor(headers)
    const refused = await test.verify(headers, { code: wrong(code), release_device_id: verified[0]!.deviceId })
    expect(refused.json().code).toBe('otp_wrong')
    expect(await test.profileStatus(verified[0]!.headers)).toBe(200)
  })

  it('cannot release a device of another doctor, one that never was, or one already released', async () => {
    const stranger = await test.doctorWith({ verified: 1 })
    const { verified, unverified } = await test.doctorWith({ verified: 2, unverified: 1 })
    const { headers } = unverified[0]!
    const code = await test.codeFor(headers)
    for (const id of [stranger.verified[0]!.deviceId, 2_000_000_000]) {
      const refused = await test.verify(headers, { code, release_device_id: id })
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'not_found'])
    }
    expect(await test.profileStatus(stranger.verified[0]!.headers)).toBe(200)
    await test.release(verified[1]!.headers, verified[0]!.deviceId)
    expect((await test.verify(headers, { code, release_device_id: verified[0]!.deviceId })).statusCode).toBe(404)
  })

  it('gains no place by releasing a device that holds none', async () => {
    const { unverified } = await test.doctorWith({ verified: 2, unverified: 2 })
    const { headers } = unverified[0]!
    const code = await test.codeFor(headers)
    const refused = await test.verify(headers, { code, release_device_id: unverified[1]!.deviceId })
    expect(refused.json().code).toBe('device_limit')
  })

  it('can replace one device in 30 days, not two', async () => {
    const { verified, unverified } = await test.doctorWith({ verified: 2, unverified: 2 })
    const [third, fourth] = [unverified[0]!.headers, unverified[1]!.headers]
    const first = { code: await test.codeFor(third), release_device_id: verified[0]!.deviceId }
    expect((await test.verify(third, first)).statusCode).toBe(200)
    test.pass(30 * dayMs - 1)
    const second = { code: await test.codeFor(fourth), release_device_id: verified[1]!.deviceId }
    const refused = await test.verify(fourth, second)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'release_too_soon'])
    test.pass(1)
    expect((await test.verify(fourth, second)).statusCode).toBe(200)
  })

  it('spends no release when a place has come free meanwhile', async () => {
    const { verified, unverified } = await test.doctorWith({ verified: 1, unverified: 1 })
    const { headers } = unverified[0]!
    const code = await test.codeFor(headers)
    await test.verify(headers, { code, release_device_id: verified[0]!.deviceId })
    expect(await test.profileStatus(verified[0]!.headers)).toBe(200)
    expect((await test.list(headers)).can_release_after).toBeNull()
  })

  it('never takes the place of a device with a running exam', async () => {
    const { verified, unverified } = await test.doctorWith({ verified: 2, unverified: 1 })
    await test.hold(verified[0]!.deviceId, new Date(test.now().getTime() + minuteMs))
    const { headers } = unverified[0]!
    const code = await test.codeFor(headers)
    const refused = await test.verify(headers, { code, release_device_id: verified[0]!.deviceId })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'device_in_exam'])
    expect(await test.profileStatus(verified[0]!.headers)).toBe(200)
  })
})

describe('devices that verify at the same moment', () => {
  it('do not come in together on one code', async () => {
    const { unverified } = await test.doctorWith({ verified: 1, unverified: 6 })
    const code = await test.codeFor(unverified[0]!.headers)
    const answers = await Promise.all(unverified.map(({ headers }) => test.verify(headers, { code })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const winner = unverified[answers.findIndex(({ statusCode }) => statusCode === 200)]!
    expect((await test.list(winner.headers)).verified_count).toBe(2)
  })

  it('do not pass the limit: the second waits for the first, and then finds the last place taken', async () => {
    const { doctorId, unverified } = await test.doctorWith({ verified: 1, unverified: 2 })
    const [first, second] = [unverified[0]!, unverified[1]!]
    const code = await test.codeFor(second.headers)
    const answer = await test.db.transaction(async (tx) => {
      await lockDoctor(tx, doctorId)
      await tx.update(tables.device).set({ verifiedAt: test.now() }).where(eq(tables.device.id, first.deviceId))
      const pending = test.verify(second.headers, { code })
      await test.waitsForLock(pending)
      return { pending }
    })
    expect((await answer.pending).json().code).toBe('device_limit')
    expect((await test.list(second.headers)).verified_count).toBe(2)
  })

  it('release one device between them, not one each', async () => {
    const { verified, unverified } = await test.doctorWith({ verified: 2, unverified: 2 })
    const code = await test.codeFor(unverified[0]!.headers)
    const answers = await Promise.all(
      unverified.map(({ headers }, index) =>
        test.verify(headers, { code, release_device_id: verified[index]!.deviceId }),
      ),
    )
    // Whose turn comes first is chance: the other finds no room left, or has no code of its own.
    const [entered, refused] = answers.map(({ statusCode }) => statusCode).sort()
    expect([entered, refused === 422 ? 409 : refused]).toEqual([200, 409])
    const statuses = await Promise.all(verified.map(({ headers }) => test.profileStatus(headers)))
    expect(statuses.sort()).toEqual([200, 401])
  })
})

describe('bad calls', () => {
  it.each([
    [{}, 'code'],
    [{ code: '' }, 'code'],
    [{ code: 123456 }, 'code'],
    [{ code: '1'.repeat(21) }, 'code'],
    [{ code: '123456', release_device_id: 'one' }, 'release_device_id'],
    [{ code: '123456', release_device_id: 0 }, 'release_device_id'],
    [{ code: '123456', release_device_id: 2_147_483_648 }, 'release_device_id'],
  ])('%j is refused with a 422 that names %s', async (payload, field) => {
    const { unverified } = await test.doctorWith({ unverified: 1 })
    const response = await test.verify(unverified[0]!.headers, payload)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)).toEqual([field])
  })

  it('need a token: none, a wrong one, and one that has ended answer 401', async () => {
    const { verified } = await test.doctorWith({ verified: 1 })
    await test.post('/api/v3/auth/logout', verified[0]!.headers)
    for (const authorization of ['Bearer x', verified[0]!.headers.authorization]) {
      expect((await test.verify({ authorization }, { code: '123456' })).statusCode).toBe(401)
      expect((await test.post('/api/v3/web/devices/otp', { authorization })).statusCode).toBe(401)
    }
  })

  it('cannot make the centre send one SMS after the other', async () => {
    const { unverified } = await test.doctorWith({ verified: 1, unverified: 1 })
    const { headers } = unverified[0]!
    await test.codeFor(headers)
    const sent = test.smses.length
    const again = await test.post('/api/v3/web/devices/otp', headers)
    expect([again.statusCode, again.json().code]).toEqual([429, 'too_many_requests'])
    expect(Number(again.headers['retry-after'])).toBe(60)
    expect(test.smses).toHaveLength(sent)
  })
})
