import { randomBytes } from 'node:crypto'
import { forget, join, login, requestDeviceOtp, reset, verifyDevice, verifyOtp } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildSignIn } from '../../../testing/builders/build-sign-in.ts'
import { codeIn, wrongCode } from '../../../testing/code-in.ts'
import { buildTestApp, csrfHeaders, type TestApp } from '../../../testing/test-app.ts'
import { createTestClock, days, minutes } from '../../../testing/test-clock.ts'
import { addressHash, spendTry } from '../../rate-limit/index.ts'
import { loginByAddress } from '../limits.ts'

const clock = createTestClock()
let test: TestApp
let csrf: Record<string, string>
let doctor: Awaited<ReturnType<typeof buildDoctor>>
beforeAll(async () => {
  test = await buildTestApp({ clock: clock.now })
  csrf = await csrfHeaders(test.app)
})
afterAll(() => test.close())
beforeEach(async () => {
  doctor = await buildDoctor(test.deps.database.db)
})
afterEach(() => clock.move(days(2)))

/** A browser of its own, at a network address. */
const browserAt = (address: string, headers: Record<string, string> = {}) => {
  const own = { ...csrf, 'x-device-token': randomBytes(24).toString('base64url'), ...headers }
  const post = (url: string, payload: object = {}) =>
    test.app.inject({ method: 'POST', url, payload, headers: own, remoteAddress: address })
  return {
    post,
    askForReset: async (phone = doctor.phone) => (await post(forget.path, { phone })).statusCode,
    answer: (code: string, phone = doctor.phone) => post(verifyOtp.path, { phone, code }),
    logIn: async (password: string) => (await post(login.path, { login: doctor.phone, password })).statusCode,
  }
}

const strangers = '203.0.113.'
const ownersNetwork = '198.51.100.4'
const smsesTo = (phone: string) => test.smses.filter(({ to }) => to === phone).length

/** Somebody who asks for codes as long as anything is sent, from that many addresses. */
async function floodCodes(addresses: number) {
  for (let nth = 0; nth < addresses; nth++)
    for (let tries = 0; tries < 6; tries++) {
      await browserAt(`${strangers}${nth}`).askForReset()
      clock.move(minutes(1))
    }
}

describe('a stranger who asks for codes to somebody’s phone', () => {
  it('does not keep the owner from verifying a device', async () => {
    await floodCodes(4)
    const { headers } = await buildSignIn(test.deps.database.db, {
      doctorId: doctor.id,
      verified: false,
      now: clock.now(),
    })
    const owner = browserAt(ownersNetwork, headers)
    expect((await owner.post(requestDeviceOtp.path)).statusCode).toBe(200)
    expect((await owner.post(verifyDevice.path, { code: codeIn(test.smses, doctor.phone) })).statusCode).toBe(200)
  })

  it('does not keep the owner from a new password in a browser that the account knows', async () => {
    const { deviceToken } = await buildSignIn(test.deps.database.db, { doctorId: doctor.id, now: clock.now() })
    await floodCodes(4)
    const owner = browserAt(ownersNetwork, { 'x-device-token': deviceToken })
    expect(await owner.askForReset()).toBe(200)
    const { otp_token } = (await owner.answer(codeIn(test.smses, doctor.phone))).json()
    const password = 'নদীর ধারে ভোরের হাওয়া'
    const changed = await test.app.inject({
      method: 'POST',
      url: reset.path,
      payload: { phone: doctor.phone, password, password_confirmation: password },
      headers: { ...csrf, 'x-device-token': deviceToken, 'x-otp-token': otp_token },
    })
    expect(changed.statusCode).toBe(200)
  })

  it('does not keep the owner from a new password in a new browser, from one address', async () => {
    await floodCodes(1)
    expect(await browserAt(ownersNetwork).askForReset()).toBe(200)
  })

  it('does not keep a newcomer from registering, from one address', async () => {
    const newcomer = { phone: '+8801512345678', name: 'নাসরিন' }
    for (let nth = 0; nth < 12; nth++) {
      await browserAt(`${strangers}1`).post(join.path, newcomer)
      clock.move(minutes(1))
    }
    expect((await browserAt(ownersNetwork).post(join.path, newcomer)).statusCode).toBe(200)
  })

  it('does not make the owner wait for the next minute', async () => {
    await browserAt(`${strangers}1`).askForReset()
    expect(await browserAt(ownersNetwork).askForReset()).toBe(200)
  })

  it('sends one number fifteen SMS a day at most, from however many addresses', async () => {
    await floodCodes(10)
    expect(smsesTo(doctor.phone)).toBe(15)
  })

  it('uses up nothing of the owner’s at the owner’s own address', async () => {
    const { headers } = await buildSignIn(test.deps.database.db, {
      doctorId: doctor.id,
      verified: false,
      now: clock.now(),
    })
    for (let nth = 0; nth < 61; nth++)
      await browserAt(ownersNetwork).askForReset(`+88014${String(nth).padStart(8, '0')}`)
    expect(await browserAt(ownersNetwork).askForReset()).toBe(429)
    expect((await browserAt(ownersNetwork, headers).post(requestDeviceOtp.path)).statusCode).toBe(200)
  })
})

describe('a code that has reached its owner', () => {
  it('survives a stranger’s wrong guesses', async () => {
    const owner = browserAt(ownersNetwork)
    await owner.askForReset()
    const code = codeIn(test.smses, doctor.phone)
    const stranger = browserAt(`${strangers}7`)
    for (let nth = 1; nth <= 8; nth++)
      expect((await stranger.answer(wrongCode(code, nth))).json().code).toBe('otp_ended')
    expect((await owner.answer(code)).statusCode).toBe(200)
  })

  it('is worth nothing in a stranger’s browser', async () => {
    await browserAt(ownersNetwork).askForReset()
    const stolen = await browserAt(`${strangers}7`).answer(codeIn(test.smses, doctor.phone))
    expect(stolen.json().code).toBe('otp_ended')
  })

  it('survives a newer one that a stranger asks for', async () => {
    const owner = browserAt(ownersNetwork)
    await owner.askForReset()
    const code = codeIn(test.smses, doctor.phone)
    clock.move(minutes(1))
    expect(await browserAt(`${strangers}7`).askForReset()).toBe(200)
    expect((await owner.answer(code)).statusCode).toBe(200)
  })

  it('survives a thief with the password, who asks for and guesses device codes', async () => {
    const { db } = test.deps.database
    const [mine, theirs] = [
      await buildSignIn(db, { doctorId: doctor.id, verified: false, now: clock.now() }),
      await buildSignIn(db, { doctorId: doctor.id, verified: false, now: clock.now() }),
    ]
    const [owner, thief] = [browserAt(ownersNetwork, mine.headers), browserAt(`${strangers}7`, theirs.headers)]
    await owner.post(requestDeviceOtp.path)
    const code = codeIn(test.smses, doctor.phone)
    expect((await thief.post(requestDeviceOtp.path)).statusCode).toBe(200)
    for (let nth = 1; nth <= 6; nth++) await thief.post(verifyDevice.path, { code: wrongCode(code, nth) })
    expect((await owner.post(verifyDevice.path, { code })).statusCode).toBe(200)
  })

  it('can be answered by a browser that had no device token before it asked', async () => {
    const bare = await test.app.inject({
      method: 'POST',
      url: forget.path,
      payload: { phone: doctor.phone },
      headers: csrf,
      remoteAddress: ownersNetwork,
    })
    const owner = browserAt(ownersNetwork, { 'x-device-token': bare.json().gns_ddt })
    expect((await owner.answer(codeIn(test.smses, doctor.phone))).statusCode).toBe(200)
  })
})

describe('a stranger who tries wrong passwords', () => {
  it('does not lock the owner out of a new browser elsewhere', async () => {
    const stranger = browserAt(`${strangers}7`)
    for (let nth = 0; nth < 8; nth++) await stranger.logIn(`guess ${nth}`)
    expect(await stranger.logIn(doctor.password)).toBe(429)
    expect(await browserAt(ownersNetwork).logIn(doctor.password)).toBe(200)
  })

  it('does not lock the owner out of a known browser at the same address', async () => {
    const { deviceToken } = await buildSignIn(test.deps.database.db, { doctorId: doctor.id, now: clock.now() })
    const [stranger, owner] = [browserAt(ownersNetwork), browserAt(ownersNetwork, { 'x-device-token': deviceToken })]
    const { database, env } = test.deps
    for (let nth = 0; nth < loginByAddress.tries; nth++)
      await spendTry(database.db, loginByAddress, { who: addressHash(env.appSecret, ownersNetwork), now: clock.now() })
    expect(await stranger.logIn('x')).toBe(429)
    expect(await owner.logIn(doctor.password)).toBe(200)
  })

  it('gets thirty guesses an hour, from however many addresses', async () => {
    const answers: number[] = []
    for (let nth = 0; nth < 40; nth++) answers.push(await browserAt(`${strangers}${nth}`).logIn(`guess ${nth}`))
    expect(answers.filter((status) => status === 422)).toHaveLength(30)
  }, 30_000)

  it('does not lock the owner out of the reset by email, where no code is asked for', async () => {
    const { db } = test.deps.database
    const owner = await buildDoctor(db, { email: 'owner@example.com' })
    await db.update(tables.site).set({ needOtpForResetPassword: false })
    const password = 'নদীর ধারে ভোরের হাওয়া'
    const prove = async (address: string, proof: string) =>
      (
        await browserAt(address).post(reset.path, {
          phone: owner.phone,
          proof,
          password,
          password_confirmation: password,
        })
      ).statusCode
    for (let nth = 0; nth < 8; nth++) await prove(`${strangers}7`, `wrong${nth}@example.com`)
    const [stranger, own] = [
      await prove(`${strangers}7`, 'x@example.com'),
      await prove(ownersNetwork, 'owner@example.com'),
    ]
    await db.update(tables.site).set({ needOtpForResetPassword: true })
    expect([stranger, own]).toEqual([429, 200])
  })
})
