import { setTimeout as pause } from 'node:timers/promises'
import argon2 from '@node-rs/argon2'
import { login, logout, myProfile } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { toBengaliDigits } from '@prostuti/text/digits'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { type Post, poster } from '../../../testing/poster.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestClock, days, hours, minutes } from '../../../testing/test-clock.ts'
import { hashPassword } from '../password/hash-password.ts'

// The real thing runs; it is only watched.
const verify = vi.spyOn(argon2, 'verify')
afterAll(() => verify.mockRestore())

const clock = createTestClock()
let test: TestApp
let post: Post
let doctor: Awaited<ReturnType<typeof buildDoctor>>
let built = 0
beforeAll(async () => {
  test = await buildTestApp({ clock: clock.now })
  post = await poster(test.app)
})
afterAll(() => test.close())
beforeEach(async () => {
  built += 1
  const { db } = test.deps.database
  doctor = await buildDoctor(db, { email: `doctor${built}@example.com`, bmdc: `A-${10_000 + built}` })
})
afterEach(() => clock.move(hours(1)))

const submit = (given: { login?: string; password?: string } = {}, headers: Record<string, string> = {}) =>
  post(login.path, { login: doctor.phone, password: doctor.password, ...given }, headers)
const wrong = (given: { login?: string } = {}, headers: Record<string, string> = {}) =>
  submit({ ...given, password: 'not the password' }, headers)

/** For crowds: each password still has its turn and takes a moment, but a hundred of them no seconds of both cores. */
function hashLightly(): void {
  verify.mockImplementation(async (_, password) => {
    await pause(1)
    return password === doctor.password.normalize('NFKC')
  })
  onTestFinished(() => void verify.mockReset())
}
const profile = (token: string) =>
  test.app.inject({ url: myProfile.path, headers: { authorization: `Bearer ${token}` } })

describe('logging in', () => {
  it('takes the phone in any spelling, the email in any case, and the BMDC number', async () => {
    const names = [
      doctor.phone,
      doctor.phone.replace('+880', '0'),
      toBengaliDigits(doctor.phone.replace('+880', '০')),
      ` ${doctor.email?.toUpperCase()} `,
      `a ${doctor.bmdc?.slice(2)}`,
      doctor.bmdc?.slice(2) ?? '',
    ]
    for (const name of names) {
      const response = await submit({ login: name })
      expect(response.statusCode, name).toBe(200)
      expect(login.response.parse(response.json()).user.id).toBe(doctor.id)
    }
  })

  it('opens the calls of a doctor on the first device, and not on the second', async () => {
    const first = (await submit({}, { 'x-device-token': 'a'.repeat(32) })).json()
    const second = (await submit({}, { 'x-device-token': 'b'.repeat(32) })).json()
    const again = (await submit({}, { 'x-device-token': 'a'.repeat(32) })).json()
    expect([first, second, again].map((each) => each.device_verified)).toEqual([true, false, true])
    expect((await profile(first.token)).statusCode).toBe(200)
    const locked = await profile(second.token)
    expect(locked.statusCode).toBe(423)
    expect(locked.json()).toMatchObject({ code: 'device_not_verified', device_verified: false })
  })

  it('calls every device verified while locking is off', async () => {
    const { db } = test.deps.database
    await submit({}, { 'x-device-token': 'a'.repeat(32) })
    await db.update(tables.site).set({ deviceLocking: false })
    const second = await submit({}, { 'x-device-token': 'b'.repeat(32) })
    await db.update(tables.site).set({ deviceLocking: true })
    expect(second.json().device_verified).toBe(true)
  })

  it('answers the same, after the same work, whether the account or the password was wrong', async () => {
    const passwordHash = await hashPassword(doctor.password)
    await test.deps.database.db.update(tables.doctor).set({ passwordHash }).where(eq(tables.doctor.id, doctor.id))
    const cases = [doctor.phone, '01799999999', 'nobody@example.com', 'A-99999', 'not even a name']
    const answers = []
    for (const name of cases) {
      verify.mockClear()
      const response = await wrong({ login: name })
      answers.push({ status: response.statusCode, body: response.json(), verified: verify.mock.calls.length })
      const parameters = String(verify.mock.calls[0]?.[0]).split('$').slice(0, 4)
      expect(parameters).toEqual(['', 'argon2id', 'v=19', 'm=19456,t=2,p=1'])
    }
    for (const answer of answers) expect(answer).toEqual({ ...answers[0], verified: 1 })
    expect(answers[0]).toMatchObject({ status: 422, body: { code: 'wrong_credentials', errors: {} } })
  })

  it.each([
    [{}, ['login', 'password']],
    [{ login: '', password: 'x' }, ['login']],
    [{ login: 'x', password: '' }, ['password']],
    [{ login: 5, password: {} }, ['login', 'password']],
    [{ login: 'x'.repeat(201), password: 'x' }, ['login']],
  ])('refuses %j beside the fields %j', async (payload, fields) => {
    const response = await post(login.path, payload)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors).toSorted()).toEqual(fields)
  })

  it('keeps its answer out of every cache', async () => {
    expect((await submit()).headers['cache-control']).toBe('no-store')
  })
})

describe('failing to log in', () => {
  it('shows after five failures how long to wait, however the account is named, and even with the right password', async () => {
    const names = [doctor.phone, doctor.email, doctor.bmdc, doctor.phone, doctor.phone]
    for (const name of names) expect((await wrong({ login: name ?? '' })).statusCode).toBe(422)
    clock.move(minutes(5))
    const refused = await submit()
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('600')
    clock.move(minutes(10))
    expect((await submit()).statusCode).toBe(200)
  })

  it('does the same for an account that nobody has', async () => {
    for (let nth = 0; nth < 5; nth++) expect((await wrong({ login: '01799999998' })).statusCode).toBe(422)
    expect((await wrong({ login: '+8801799999998' })).statusCode).toBe(429)
  })

  it('forgets the failures of a doctor who got in', async () => {
    for (let nth = 0; nth < 4; nth++) await wrong()
    expect((await submit()).statusCode).toBe(200)
    for (let nth = 0; nth < 4; nth++) expect((await wrong()).statusCode).toBe(422)
    expect((await submit()).statusCode).toBe(200)
  })

  it('looks at five passwords of forty that come at once', async () => {
    verify.mockClear()
    const answers = await Promise.all(Array.from({ length: 40 }, () => wrong()))
    expect(answers.filter((each) => each.statusCode === 422)).toHaveLength(5)
    expect(answers.filter((each) => each.statusCode === 429)).toHaveLength(35)
    expect(verify).toHaveBeenCalledTimes(5)
  })

  it('does not let strangers lock the doctor out of a device that the account knows', async () => {
    const own = { 'x-device-token': 'o'.repeat(32) }
    await submit({}, own)
    for (let nth = 0; nth < 8; nth++) await wrong({}, { 'x-device-token': 's'.repeat(32) })
    expect((await submit({}, { 'x-device-token': 's'.repeat(32) })).statusCode).toBe(429)
    expect((await submit({}, own)).statusCode).toBe(200)
    for (let nth = 0; nth < 5; nth++) await wrong({}, own)
    expect((await submit({}, own)).statusCode).toBe(429)
  })

  it('refuses nobody of a crowd that logs in at once behind one address', async () => {
    hashLightly()
    const crowd = await Promise.all(Array.from({ length: 130 }, () => buildDoctor(test.deps.database.db)))
    const enter = ({ phone }: { phone: string }) => submit({ login: phone })
    const statuses = (await Promise.all(crowd.map(enter))).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    expect((await submit()).statusCode).toBe(200)
  })

  it('limits the failures of one address over all accounts, and counts no successes', async () => {
    hashLightly()
    for (let nth = 0; nth < 100; nth++) {
      const failed = await wrong({ login: `nobody${built}-${nth}@example.com` })
      expect(failed.statusCode).toBe(422)
      if (nth % 10 === 0) expect((await submit()).statusCode).toBe(200)
    }
    expect((await submit()).statusCode).toBe(429)
  }, 30_000)
})

describe('a sign-in', () => {
  it('lives 90 days from its last use', async () => {
    const { token } = (await submit()).json()
    clock.move(days(89))
    expect((await profile(token)).statusCode).toBe(200)
    clock.move(days(89))
    expect((await profile(token)).statusCode).toBe(200)
    clock.move(days(90))
    const ended = await profile(token)
    expect(ended.statusCode).toBe(401)
    expect(ended.json().code).toBe('unauthenticated')
  })

  it('is refused without a token, and with one that nobody was given', async () => {
    expect((await test.app.inject({ url: myProfile.path })).statusCode).toBe(401)
    expect((await profile('made-up')).statusCode).toBe(401)
  })

  it('does not outlive a password that was changed while it was being verified', async () => {
    const { db } = test.deps.database
    verify.mockImplementationOnce(async () => {
      await db.update(tables.doctor).set({ passwordHash: '$argon2id$other' }).where(eq(tables.doctor.id, doctor.id))
      return true
    })
    expect((await submit()).json().code).toBe('wrong_credentials')
    expect(await db.$count(tables.signIn, eq(tables.signIn.doctorId, doctor.id))).toBe(0)
  })
})

describe('logging out', () => {
  it('ends the sign-in, and only that one', async () => {
    const own = { 'x-device-token': 'a'.repeat(32) }
    const [one, other] = [(await submit({}, own)).json().token, (await submit({}, own)).json().token]
    const response = await post(logout.path, {}, { authorization: `Bearer ${one}` })
    expect(response.statusCode).toBe(204)
    expect((await profile(one)).statusCode).toBe(401)
    expect((await profile(other)).statusCode).toBe(200)
  })

  it('is no error the second time, with a made-up token, or with none', async () => {
    const { token } = (await submit()).json()
    await post(logout.path, {}, { authorization: `Bearer ${token}` })
    for (const headers of [{ authorization: `Bearer ${token}` }, { authorization: 'Bearer made-up' }, {}])
      expect((await post(logout.path, {}, headers as Record<string, string>)).statusCode).toBe(204)
  })
})
