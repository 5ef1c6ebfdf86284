import { forget, login, myProfile, reset, verifyOtp } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildSignIn } from '../../../testing/builders/build-sign-in.ts'
import { codeIn } from '../../../testing/code-in.ts'
import { type Post, poster } from '../../../testing/poster.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestClock, hours, minutes } from '../../../testing/test-clock.ts'

const clock = createTestClock()
const password = 'আকাশভরা সূর্য-তারা'
const deviceToken = 'd'.repeat(32)
let test: TestApp
let post: Post
let doctor: Awaited<ReturnType<typeof buildDoctor>>
let built = 0
beforeAll(async () => {
  test = await buildTestApp({ clock: clock.now })
  post = await poster(test.app, deviceToken)
})
afterAll(() => test.close())
beforeEach(async () => {
  built += 1
  const { db } = test.deps.database
  doctor = await buildDoctor(db, { email: `reset${built}@example.com`, bmdc: `D-${2000 + built}` })
})
afterEach(() => clock.move(hours(2)))

const submit = (given: object = {}, otpToken?: string) =>
  post(
    reset.path,
    { phone: doctor.phone, password, password_confirmation: password, ...given },
    otpToken === undefined ? {} : { 'x-otp-token': otpToken },
  )

async function tokenByCode(): Promise<string> {
  const { phone } = doctor
  await post(forget.path, { phone })
  return (await post(verifyOtp.path, { phone, code: codeIn(test.smses, phone) })).json().otp_token
}

describe('setting a new password by a code', () => {
  it('signs in, ends every other sign-in, and leaves the old password without use', async () => {
    const { db } = test.deps.database
    const elsewhere = await buildSignIn(db, { doctorId: doctor.id, now: clock.now() })
    const response = await submit({}, await tokenByCode())
    expect(response.statusCode).toBe(200)
    const body = reset.response.parse(response.json())
    expect((await test.app.inject({ url: myProfile.path, headers: elsewhere.headers })).statusCode).toBe(401)
    const [ended] = await db.select().from(tables.signIn).where(eq(tables.signIn.id, elsewhere.signInId))
    expect(ended?.endedBecause).toBe('password_changed')
    const statusWith = async (typed: string) =>
      (await post(login.path, { login: doctor.phone, password: typed })).statusCode
    expect(await statusWith(doctor.password)).toBe(422)
    expect(await statusWith(password)).toBe(200)
    expect(body.user.id).toBe(doctor.id)
  })

  it('needs the OTP token: none, a used one, one that is too old, one of another phone', async () => {
    expect((await submit()).json().code).toBe('otp_token_invalid')
    expect((await submit({ proof: doctor.email })).statusCode).toBe(403)
    const token = await tokenByCode()
    clock.move(minutes(15))
    expect((await submit({}, token)).json().code).toBe('otp_token_invalid')
    clock.move(-1)
    const other = await buildDoctor(test.deps.database.db)
    expect((await submit({ phone: other.phone }, token)).json().code).toBe('otp_token_invalid')
    expect((await submit({}, token)).statusCode).toBe(200)
    expect((await submit({}, token)).json().code).toBe('otp_token_invalid')
  })

  it('uses a token once when it comes eight times at once', async () => {
    const token = await tokenByCode()
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit({}, token)))
    expect(answers.map((each) => each.statusCode).toSorted()).toEqual([200, ...Array(7).fill(403)])
  })

  it('leaves the token good when the password is refused', async () => {
    const token = await tokenByCode()
    const refused = await submit({ password: doctor.phone, password_confirmation: 'x' }, token)
    expect(Object.keys(refused.json().errors).toSorted()).toEqual(['password', 'password_confirmation'])
    expect((await submit({}, token)).statusCode).toBe(200)
  })

  it.each([
    [{ phone: 'x' }, ['phone']],
    [{ password: 'short' }, ['password']],
    [{ password_confirmation: undefined }, ['password_confirmation']],
  ])('refuses %j beside the fields %j', async (given, fields) => {
    const response = await submit(given)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)).toEqual(fields)
  })
})

describe('setting a new password where the centre asks for no code', () => {
  beforeAll(async () => {
    await test.deps.database.db.update(tables.site).set({ needOtpForResetPassword: false })
  })
  afterAll(async () => {
    await test.deps.database.db.update(tables.site).set({ needOtpForResetPassword: true })
  })

  it('takes the account’s email or BMDC number', async () => {
    expect((await submit({ proof: doctor.email?.toUpperCase() })).statusCode).toBe(200)
    expect((await submit({ proof: doctor.bmdc?.replace('-', ' ') })).statusCode).toBe(200)
  })

  it('refuses no proof, a wrong one, and a phone that nobody has, in the same words', async () => {
    const cases = [{}, { proof: 'wrong@example.com' }, { proof: '' }, { phone: '01777777777', proof: doctor.email }]
    const answers = []
    for (const given of cases) answers.push(await submit(given))
    for (const each of answers) {
      expect(each.statusCode).toBe(422)
      expect(each.body).toBe(answers[0]?.body)
      expect(each.json().code).toBe('wrong_credentials')
    }
  })

  it('does not take an account without email and BMDC number for proven', async () => {
    const bare = await buildDoctor(test.deps.database.db)
    for (const proof of ['', 'null', undefined])
      expect((await submit({ phone: bare.phone, proof })).json().code).toBe('wrong_credentials')
  })

  it('refuses after five wrong proofs for a phone, with the time to wait', async () => {
    for (let nth = 0; nth < 5; nth++) await submit({ proof: `wrong${nth}@example.com` })
    const refused = await submit({ proof: doctor.email })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('3600')
  })
})
