import { join, verifyOtp } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { codeIn, wrongCode } from '../../../testing/code-in.ts'
import { type Post, poster } from '../../../testing/poster.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestClock, hours } from '../../../testing/test-clock.ts'

const clock = createTestClock()
const deviceToken = 'd'.repeat(32)
let test: TestApp
let post: Post
beforeAll(async () => {
  test = await buildTestApp({ clock: clock.now })
  post = await poster(test.app, deviceToken)
})
afterAll(() => test.close())
afterEach(() => clock.move(hours(2)))

const ask = (phone: string, name = 'নুসরাত জাহান') => post(join.path, { phone, name })

describe('joining', () => {
  it('sends a code to a new phone, in whatever spelling, and says the one number', async () => {
    const response = await ask('০১৭১২-৩৪৫ ৬৭৮')
    expect(response.statusCode).toBe(200)
    expect(join.response.parse(response.json())).toEqual({
      next: 'otp',
      phone: '+8801712345678',
      resend_after_seconds: 60,
      expires_in_seconds: 300,
      gns_ddt: deviceToken,
    })
    expect(codeIn(test.smses, '+8801712345678')).toMatch(/^\d{6}$/)
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('leads a registered phone to login, and sends nothing', async () => {
    const doctor = await buildDoctor(test.deps.database.db)
    const response = await ask(doctor.phone.replace('+880', '0'))
    expect(response.json()).toEqual({ next: 'login', phone: doctor.phone })
    expect(test.smses.filter(({ to }) => to === doctor.phone)).toEqual([])
  })

  it('keeps which campaign brought somebody, cleaned and cut, and nothing else of the address', async () => {
    const said = new URLSearchParams({
      utm_source: ' facebook\u0007 ',
      utm_campaign: 'ক'.repeat(300),
      utm_content: `${'a'.repeat(99)}🩺`,
      ref: '',
      next: 'https://evil.example',
    })
    expect((await post(`${join.path}?${said}`, { phone: '01812345678', name: ' নুসরাত  জাহান ' })).statusCode).toBe(200)
    const { joinRecord } = tables
    const [row] = await test.deps.database.db.select().from(joinRecord).where(eq(joinRecord.phone, '+8801812345678'))
    expect(row).toMatchObject({ name: 'নুসরাত জাহান', createdAt: clock.now() })
    expect(row?.campaign).toEqual({
      utm_source: 'facebook',
      utm_campaign: 'ক'.repeat(100),
      utm_content: `${'a'.repeat(99)}\uFFFD`,
    })
  })

  it('leads straight to the form where the centre asks for no code', async () => {
    const { db } = test.deps.database
    await db.update(tables.site).set({ needOtpForRegistration: false })
    expect((await ask('01712345670')).json()).toEqual({ next: 'register', phone: '+8801712345670' })
    await db.update(tables.site).set({ needOtpForRegistration: true })
    expect(test.smses.some(({ to }) => to === '+8801712345670')).toBe(false)
  })

  it.each([
    [{ phone: '01112345678', name: 'ক' }, 'phone'],
    [{ phone: 'ফোন', name: 'ক' }, 'phone'],
    [{ phone: '01712345678', name: '\u200b \u0000' }, 'name'],
    [{ phone: '01712345678' }, 'name'],
    [{ name: 'ক' }, 'phone'],
    [{ phone: ['01712345678'], name: 'ক' }, 'phone'],
  ])('refuses %j beside the field %s', async (payload, field) => {
    const response = await post(join.path, payload)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)).toEqual([field])
  })

  it('tells a phone that asks again too soon how long to wait, in its own digits', async () => {
    await ask('01712345671')
    clock.move(10_000)
    const response = await ask('+8801712345671')
    expect(response.statusCode).toBe(429)
    expect(response.headers['retry-after']).toBe('50')
    expect(response.json().message).toContain('৫০')
  })

  it('refuses an address that asks about one number after another', async () => {
    for (let nth = 0; nth < 120; nth++) await ask('01700000000')
    const known = await buildDoctor(test.deps.database.db)
    expect((await ask(known.phone)).statusCode).toBe(429)
  })

  it('needs the XSRF echo', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: join.path,
      payload: { phone: '01712345678', name: 'ক' },
    })
    expect(response.statusCode).toBe(419)
  })
})

describe('answering the code', () => {
  it('gives a token for the register form', async () => {
    await ask('01712345672')
    const code = codeIn(test.smses, '+8801712345672')
    const response = await post(verifyOtp.path, { phone: '01712345672', code })
    const body = verifyOtp.response.parse(response.json())
    expect(body).toMatchObject({ next: 'register', expires_in_seconds: 900 })
    const stored = JSON.stringify(await test.deps.database.db.select().from(tables.otpToken))
    expect(stored).not.toContain(body.otp_token)
  })

  it('says that a code is wrong, and that there is none', async () => {
    await ask('01712345673')
    const wrong = wrongCode(codeIn(test.smses, '+8801712345673'))
    expect((await post(verifyOtp.path, { phone: '01712345673', code: wrong })).json().code).toBe('otp_wrong')
    expect((await post(verifyOtp.path, { phone: '01999999999', code: wrong })).json().code).toBe('otp_ended')
  })

  it.each([
    [{ phone: '017', code: '123456' }, 'phone'],
    [{ phone: '01712345678', code: '' }, 'code'],
    [{ phone: '01712345678', code: 123456 }, 'code'],
    [{ phone: '01712345678' }, 'code'],
  ])('refuses %j beside the field %s', async (payload, field) => {
    const response = await post(verifyOtp.path, payload)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)).toEqual([field])
  })
})
