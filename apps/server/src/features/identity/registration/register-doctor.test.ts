import { appData, join, register, verifyOtp } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { codeIn } from '../../../testing/code-in.ts'
import { type Post, poster } from '../../../testing/poster.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestClock, hours, minutes } from '../../../testing/test-clock.ts'

const clock = createTestClock()
const password = 'নদীর ধারে বসে পড়ি'
let test: TestApp
let post: Post
let phone: string
let token: string
let used = 0
beforeAll(async () => {
  test = await buildTestApp({ clock: clock.now })
  post = await poster(test.app)
})
afterAll(() => test.close())
afterEach(() => clock.move(hours(2)))
beforeEach(async () => {
  used += 1
  phone = `+88016${String(used).padStart(8, '0')}`
  const browser = { 'x-device-token': 'j'.repeat(32) }
  await post(join.path, { phone, name: 'ক' }, browser)
  token = (await post(verifyOtp.path, { phone, code: codeIn(test.smses, phone) }, browser)).json().otp_token
})

const form = (given: object = {}) => ({
  phone,
  name: 'ডা. নুসরাত জাহান',
  password,
  password_confirmation: password,
  terms: true,
  ...given,
})
const submit = (given: object = {}, otpToken: string | undefined = token) =>
  post(register.path, form(given), otpToken === undefined ? {} : { 'x-otp-token': otpToken })
const accounts = () => test.deps.database.db.$count(tables.doctor, eq(tables.doctor.phone, phone))

describe('registering', () => {
  it('makes the account, verifies the first device by itself, and signs in', async () => {
    const deviceToken = 'd'.repeat(32)
    const response = await post(register.path, form(), { 'x-otp-token': token, 'x-device-token': deviceToken })
    expect(response.statusCode).toBe(201)
    const body = register.response.parse(response.json())
    expect(body).toMatchObject({ device_verified: true, gns_ddt: deviceToken, user: { phone } })
    const seen = await test.app.inject({ url: appData.path, headers: { authorization: `Bearer ${body.token}` } })
    expect(seen.json()).toMatchObject({ is_logged_in: true, doctor: { phone, name: 'ডা. নুসরাত জাহান' } })
  })

  it('stores names, emails and BMDC numbers in one spelling, and the password as argon2id', async () => {
    await submit({
      name: '  আশ\u09dcা\u09df\u0007  রহমান ',
      email: ` Nusrat.${used}@Example.COM `,
      bmdc: 'এ ১২৩৪৫',
      medical_college_id: 1,
    })
    const [row] = await test.deps.database.db.select().from(tables.doctor).where(eq(tables.doctor.phone, phone))
    expect(row).toMatchObject({
      name: 'আশ\u09a1\u09bcা\u09af\u09bc রহমান',
      email: `nusrat.${used}@example.com`,
      bmdc: 'A-12345',
      medicalCollegeId: 1,
    })
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('gives a browser without a device token a new one', async () => {
    expect((await submit()).json().gns_ddt).toMatch(/^[\w-]{32}$/)
  })

  it('keeps only the hash of the token it gives out', async () => {
    const { token: bearer } = (await submit()).json()
    const rows = JSON.stringify(await test.deps.database.db.select().from(tables.signIn))
    expect(bearer.length).toBeGreaterThanOrEqual(43)
    expect(rows).not.toContain(bearer)
  })

  it('needs the OTP token: none, a made-up one, one that is used, one that is too old', async () => {
    expect((await post(register.path, form())).json().code).toBe('otp_token_invalid')
    expect((await submit({}, 'made-up')).statusCode).toBe(403)
    clock.move(minutes(15))
    expect((await submit()).json().code).toBe('otp_token_invalid')
    clock.move(-1)
    expect((await submit()).statusCode).toBe(201)
    const { db } = test.deps.database
    await db.delete(tables.doctor).where(eq(tables.doctor.phone, phone))
    expect((await submit()).json().code).toBe('otp_token_invalid')
  })

  it('takes the token for the phone that answered only', async () => {
    const response = await submit({ phone: '01799999999' })
    expect(response.json().code).toBe('otp_token_invalid')
  })

  it('takes no token that was given for a new password', async () => {
    const { db } = test.deps.database
    await db.update(tables.otpToken).set({ purpose: 'reset' }).where(eq(tables.otpToken.phone, phone))
    expect((await submit()).json().code).toBe('otp_token_invalid')
  })

  it('leaves the token good when the form is refused', async () => {
    expect((await submit({ bmdc: 'XYZ' })).statusCode).toBe(422)
    expect((await submit()).statusCode).toBe(201)
  })

  it('asks for no token where the centre asks for no code', async () => {
    const { db } = test.deps.database
    await db.update(tables.site).set({ needOtpForRegistration: false })
    const response = await post(register.path, form())
    await db.update(tables.site).set({ needOtpForRegistration: true })
    expect(response.statusCode).toBe(201)
  })

  it.each([
    [{ name: '\u200b ' }, ['name']],
    [{ email: 'not-an-address' }, ['email']],
    [{ bmdc: 'B-12345' }, ['bmdc']],
    [{ email: 'x', bmdc: 'x' }, ['bmdc', 'email']],
    [{ password: 'short', password_confirmation: 'short' }, ['password']],
    [{ password_confirmation: 'something else' }, ['password_confirmation']],
    [{ password: 'Password1', password_confirmation: 'Password1' }, ['password']],
    [{ medical_college_id: 999_999 }, ['medical_college_id']],
    [{ medical_college_id: 'one' }, ['medical_college_id']],
    [{ terms: false }, ['terms']],
    [{ terms: undefined }, ['terms']],
  ])('refuses %j beside the fields %j', async (given, fields) => {
    const response = await submit(given)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors).toSorted()).toEqual(fields)
    expect(await accounts()).toBe(0)
  })

  it('refuses a college that is no longer listed', async () => {
    const { db } = test.deps.database
    const unlisted = (isActive: boolean) =>
      db.update(tables.medicalCollege).set({ isActive }).where(eq(tables.medicalCollege.id, 1))
    await unlisted(false)
    const response = await submit({ medical_college_id: 1 })
    await unlisted(true)
    expect(Object.keys(response.json().errors)).toEqual(['medical_college_id'])
  })

  it('treats an empty email and BMDC number as none', async () => {
    const response = await submit({ email: ' ', bmdc: '' })
    expect(response.json().user).toMatchObject({ email: null, bmdc: null })
  })

  it('names every field that another account has', async () => {
    const other = { email: `taken.${used}@example.com`, bmdc: `A-77${used}` }
    await buildDoctor(test.deps.database.db, other)
    const response = await submit({ email: other.email.toUpperCase(), bmdc: other.bmdc.replace('-', ' ') })
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors).toSorted()).toEqual(['bmdc', 'email'])
  })
})

describe('registering at once', () => {
  it('makes one account of one phone, and tells the others', async () => {
    const { db } = test.deps.database
    await db.update(tables.site).set({ needOtpForRegistration: false })
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit()))
    await db.update(tables.site).set({ needOtpForRegistration: true })
    expect(answers.map((each) => each.statusCode).toSorted()).toEqual([201, ...Array(7).fill(422)])
    for (const each of answers.filter(({ statusCode }) => statusCode === 422))
      expect(Object.keys(each.json().errors)).toEqual(['phone'])
    expect(await accounts()).toBe(1)
  })

  it('uses one OTP token once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit()))
    expect(answers.filter((each) => each.statusCode === 201)).toHaveLength(1)
    for (const each of answers) expect(each.statusCode).toBeLessThan(500)
    expect(await accounts()).toBe(1)
  })

  it('gives one email to one of two phones, and names the field to the other', async () => {
    const { db } = test.deps.database
    await db.update(tables.site).set({ needOtpForRegistration: false })
    const email = `race.${used}@example.com`
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, nth) =>
        submit({ email, phone: `+880141${String(used * 10 + nth).padStart(7, '0')}` }),
      ),
    )
    await db.update(tables.site).set({ needOtpForRegistration: true })
    expect(answers.map((each) => each.statusCode).toSorted()).toEqual([201, ...Array(5).fill(422)])
    for (const each of answers.filter(({ statusCode }) => statusCode === 422))
      expect(Object.keys(each.json().errors)).toEqual(['email'])
  })
})
