import { changePassword, forget, login, myProfile, verifyOtp } from '@prostuti/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildImpersonation } from '../../../testing/builders/build-impersonation.ts'
import { buildSignIn } from '../../../testing/builders/build-sign-in.ts'
import { codeIn } from '../../../testing/code-in.ts'
import { type Post, poster } from '../../../testing/poster.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestClock, hours } from '../../../testing/test-clock.ts'

const clock = createTestClock()
const password = 'মেঘের কোলে রোদ হেসেছে'
const deviceToken = 'd'.repeat(32)
let test: TestApp
let post: Post
let doctor: Awaited<ReturnType<typeof buildDoctor>>
let here: Awaited<ReturnType<typeof buildSignIn>>
beforeAll(async () => {
  test = await buildTestApp({ clock: clock.now })
  post = await poster(test.app, deviceToken)
})
afterAll(() => test.close())
beforeEach(async () => {
  const { db } = test.deps.database
  doctor = await buildDoctor(db)
  here = await buildSignIn(db, { doctorId: doctor.id, now: clock.now() })
})
afterEach(() => clock.move(hours(2)))

const submit = (given: object = {}, headers: Record<string, string> = {}) =>
  post(
    changePassword.path,
    { current_password: doctor.password, password, password_confirmation: password, ...given },
    { ...here.headers, ...headers },
  )
const profile = (headers: Record<string, string>) => test.app.inject({ url: myProfile.path, headers })

describe('changing the password', () => {
  it('keeps this sign-in and ends the others', async () => {
    const { db } = test.deps.database
    const [one, two] = [
      await buildSignIn(db, { doctorId: doctor.id, now: clock.now() }),
      await buildSignIn(db, { doctorId: doctor.id, now: clock.now(), verified: false }),
    ]
    const response = await submit()
    expect(response.statusCode).toBe(200)
    expect(changePassword.response.parse(response.json()).ended_sign_ins).toBe(2)
    expect((await profile(here.headers)).statusCode).toBe(200)
    expect((await profile(one.headers)).statusCode).toBe(401)
    expect((await profile(two.headers)).statusCode).toBe(401)
    const withNew = await post(login.path, { login: doctor.phone, password })
    expect(withNew.statusCode).toBe(200)
  })

  it('takes a code instead of the present password, once', async () => {
    const { phone } = doctor
    await post(forget.path, { phone })
    const { otp_token } = (await post(verifyOtp.path, { phone, code: codeIn(test.smses, phone) })).json()
    const byCode = () => submit({ current_password: undefined }, { 'x-otp-token': otp_token })
    expect((await byCode()).statusCode).toBe(200)
    const replayed = await byCode()
    expect(replayed.statusCode).toBe(403)
    expect(replayed.json().code).toBe('otp_token_invalid')
  })

  it('takes no code of another phone', async () => {
    const { phone } = await buildDoctor(test.deps.database.db)
    await post(forget.path, { phone })
    const { otp_token } = (await post(verifyOtp.path, { phone, code: codeIn(test.smses, phone) })).json()
    expect((await submit({}, { 'x-otp-token': otp_token })).json().code).toBe('otp_token_invalid')
  })

  it('refuses a wrong present password beside its field, and after five with a wait', async () => {
    for (let nth = 0; nth < 5; nth++) {
      const response = await submit({ current_password: 'not the password' })
      expect(response.statusCode).toBe(422)
      expect(Object.keys(response.json().errors)).toEqual(['current_password'])
    }
    const refused = await submit()
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('900')
  })

  it.each([
    [{ current_password: null }, ['current_password']],
    [{ current_password: '' }, ['current_password']],
    [{ password_confirmation: 'other' }, ['password_confirmation']],
    [{ password: 'qwertyuiop', password_confirmation: 'qwertyuiop' }, ['password']],
    [{ password: 'short', password_confirmation: 'short' }, ['password']],
  ])('refuses %j beside the fields %j', async (given, fields) => {
    const response = await submit(given)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)).toEqual(fields)
  })

  it('needs a token, and a verified device', async () => {
    const unverified = await buildSignIn(test.deps.database.db, {
      doctorId: doctor.id,
      verified: false,
      now: clock.now(),
    })
    expect((await post(changePassword.path, { password, password_confirmation: password })).statusCode).toBe(401)
    expect((await submit({}, unverified.headers)).statusCode).toBe(423)
  })

  it('is not for staff who look at the site as the doctor', async () => {
    const { db } = test.deps.database
    const staff = await buildImpersonation(db, { doctorId: doctor.id, now: clock.now() })
    const response = await submit({}, staff)
    expect(response.statusCode).toBe(403)
    expect(response.json().code).toBe('forbidden')
  })

  it('changes it once when two come at once with the same present password', async () => {
    const answers = await Promise.all([submit(), submit()])
    expect(answers.map((each) => each.statusCode).toSorted()).toEqual([200, 422])
  })
})
