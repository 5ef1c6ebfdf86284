import { forget, verifyOtp } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { codeIn } from '../../../testing/code-in.ts'
import { type Post, poster } from '../../../testing/poster.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestClock, hours } from '../../../testing/test-clock.ts'
import { SmsUndeliverable } from '../../sms/index.ts'

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

describe('asking for a new password', () => {
  it('sends a code that opens the reset form', async () => {
    const { phone } = await buildDoctor(test.deps.database.db)
    const response = await post(forget.path, { phone: phone.replace('+88', '') })
    expect(forget.response.parse(response.json())).toMatchObject({ next: 'otp', phone })
    const answered = await post(verifyOtp.path, { phone, code: codeIn(test.smses, phone) })
    expect(answered.json().next).toBe('reset')
  })

  it('answers and limits the same for a phone that nobody has, and sends it nothing', async () => {
    const { phone: known } = await buildDoctor(test.deps.database.db)
    const unknown = '+8801788888888'
    const ask = async (phone: string) => {
      const { statusCode, headers, body } = await post(forget.path, { phone })
      return { statusCode, wait: headers['retry-after'], body: body.replaceAll(phone, 'PHONE') }
    }
    const guess = async (phone: string) => (await post(verifyOtp.path, { phone, code: 'x' })).body
    expect(await ask(unknown)).toEqual(await ask(known))
    expect(await guess(unknown)).toBe(await guess(known))
    clock.move(10_000)
    expect(await ask(unknown)).toEqual(await ask(known))
    expect(test.smses.some(({ to }) => to === unknown)).toBe(false)
    expect(test.smses.some(({ to }) => to === known)).toBe(true)
  })

  it('waits for no gateway and tells of no failure, which only a known phone can meet', async () => {
    const { phone } = await buildDoctor(test.deps.database.db)
    let refuse = (_: Error) => {}
    const gateway = new Promise<void>((_, reject) => {
      refuse = reject
    })
    const app = await buildApp({ ...test.deps, sendSms: () => gateway })
    const slowPost = await poster(app)
    const response = await slowPost(forget.path, { phone })
    expect(response.statusCode).toBe(200)
    refuse(new SmsUndeliverable(phone, [], { permanent: false, cause: undefined }))
    // A stop waits for the send, which then takes its code back.
    await app.close()
    expect((await post(forget.path, { phone })).statusCode).toBe(200)
  })

  it('leads straight to the form where the centre asks for no code', async () => {
    const { db } = test.deps.database
    await db.update(tables.site).set({ needOtpForResetPassword: false })
    const response = await post(forget.path, { phone: '01788888887' })
    await db.update(tables.site).set({ needOtpForResetPassword: true })
    expect(response.json()).toEqual({ next: 'reset', phone: '+8801788888887' })
  })

  it('refuses what is no phone', async () => {
    for (const payload of [{}, { phone: '' }, { phone: '0171' }, { phone: 1 }]) {
      const response = await post(forget.path, payload)
      expect(response.statusCode).toBe(422)
      expect(Object.keys(response.json().errors)).toEqual(['phone'])
    }
  })
})
