import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Deps } from '../../../deps.ts'
import type { AppError } from '../../../errors.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestClock, days, hours, minutes } from '../../../testing/test-clock.ts'
import { SmsUndeliverable } from '../../sms/index.ts'
import { type OtpAsker, signedInOn, strangerWith } from './otp-asker.ts'
import { sendOtp } from './send-otp.ts'

const clock = createTestClock()
let test: TestApp
let phone: string
let used = 0
beforeAll(async () => {
  test = await buildTestApp({ clock: clock.now })
})
afterAll(() => test.close())
beforeEach(() => {
  used += 1
  phone = `+88018${String(used).padStart(8, '0')}`
})

const send = (given: { deps?: Deps; address?: string; to?: string; asker?: OtpAsker } = {}) =>
  sendOtp(given.deps ?? test.deps, {
    phone: given.to ?? phone,
    purpose: 'register',
    locale: 'bn',
    asker: given.asker ?? strangerWith(test.deps.env.appSecret, 'anybody'),
    address: given.address ?? `10.1.0.${used}`,
  })

/** How long a refused send must wait, in seconds. */
const waitOf = (sending: Promise<unknown>): Promise<number | undefined> =>
  sending.then(
    () => 0,
    (error: AppError) => (error.code === 'too_many_requests' ? error.retryAfterSeconds : undefined),
  )

describe('sending a code', () => {
  it('says when the next one may be asked for, and how long this one lives', async () => {
    expect(await send()).toEqual({ phone, resend_after_seconds: 60, expires_in_seconds: 300 })
    expect(test.smses.at(-1)?.to).toBe(phone)
  })

  it('leaves 60 s between two', async () => {
    await send()
    clock.move(45_000)
    expect(await waitOf(send())).toBe(15)
    clock.move(15_000)
    expect(await waitOf(send())).toBe(0)
  })

  it('keeps to the 60 s when twenty are asked for at once', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, () => waitOf(send())))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(1)
    expect(waits.filter((wait) => wait === 60)).toHaveLength(19)
    expect(test.smses.filter(({ to }) => to === phone)).toHaveLength(1)
  })

  it('sends five a day to one number for a stranger’s address', async () => {
    for (let nth = 0; nth < 5; nth++) {
      expect(await waitOf(send())).toBe(0)
      clock.move(minutes(1))
    }
    expect(await waitOf(send())).toBe(24 * 3600 - 5 * 60)
    clock.move(days(1))
    expect(await waitOf(send())).toBe(0)
  })

  it('sends five an hour and ten a day to one number for a device of the doctor’s, and twenty for all of them', async () => {
    const asker = signedInOn(test.deps.env.appSecret, 1)
    for (let nth = 0; nth < 5; nth++) {
      expect(await waitOf(send({ asker }))).toBe(0)
      clock.move(minutes(1))
    }
    expect(await waitOf(send({ asker }))).toBe(55 * 60)
    clock.move(hours(1))
    for (let nth = 0; nth < 5; nth++) {
      expect(await waitOf(send({ asker }))).toBe(0)
      clock.move(minutes(1))
    }
    clock.move(hours(2))
    expect(await waitOf(send({ asker }))).toBeGreaterThan(20 * 3600)
    for (let nth = 0; nth < 10; nth++)
      expect(await waitOf(send({ asker: signedInOn(test.deps.env.appSecret, 2 + nth) }))).toBe(0)
    expect(await waitOf(send({ asker: signedInOn(test.deps.env.appSecret, 99) }))).toBeGreaterThan(20 * 3600)
  })

  it('sends sixty an hour for one address, whatever the numbers', async () => {
    const address = '203.0.113.9'
    const to = (nth: number) => `+88015${String(nth).padStart(8, '0')}`
    const waits = await Promise.all(Array.from({ length: 70 }, (_, nth) => waitOf(send({ address, to: to(nth) }))))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(60)
    expect(waits.filter((wait) => wait === 3600)).toHaveLength(10)
    expect(await waitOf(send({ address: '203.0.113.10', to: to(99) }))).toBe(0)
  })

  it('keeps neither the address nor, in the limits, the number', async () => {
    await send({ address: '198.51.100.77' })
    const limits = JSON.stringify(await test.deps.database.db.select().from(tables.rateLimit))
    const codes = JSON.stringify(await test.deps.database.db.select().from(tables.otpChallenge))
    expect(limits + codes).not.toContain('198.51.100.77')
    expect(limits).not.toContain(phone.slice(4))
  })
})

describe('a code that no gateway takes', () => {
  const failing = (permanent: boolean): Deps => ({
    ...test.deps,
    sendSms: async ({ to }) => {
      throw new SmsUndeliverable(to, [], { permanent, cause: undefined })
    },
  })

  it('says that the service is away, and does not count against the doctor', async () => {
    for (let nth = 0; nth < 7; nth++)
      await expect(send({ deps: failing(false) })).rejects.toMatchObject({ code: 'unavailable' })
    expect(await waitOf(send())).toBe(0)
  })

  it('complains about the phone when the number itself is at fault', async () => {
    await expect(send({ deps: failing(true) })).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { phone: [expect.stringContaining('মোবাইল নম্বর')] },
    })
    expect(await test.deps.database.db.$count(tables.otpChallenge, eq(tables.otpChallenge.phone, phone))).toBe(0)
  })
})
