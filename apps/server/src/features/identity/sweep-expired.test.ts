import { tables } from '@prostuti/db'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock, days, hours } from '../../testing/test-clock.ts'
import { spendTry } from '../rate-limit/index.ts'
import { issueImpersonationCode } from './impersonation/issue-impersonation-code.ts'
import { loginBySource } from './limits.ts'
import { strangerWith } from './otp/otp-asker.ts'
import { createOtpToken } from './otp/otp-token.ts'
import { sendOtp } from './otp/send-otp.ts'
import { sweepExpired } from './sweep-expired.ts'

const clock = createTestClock()
let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ clock: clock.now })
})
afterAll(() => test.close())

it('forgets what has had its time, and nothing that still counts', async () => {
  const { db } = test.deps.database
  const left = async () => ({
    codes: await db.$count(tables.otpChallenge),
    tokens: await db.$count(tables.otpToken),
    links: await db.$count(tables.impersonationCode),
    counters: await db.$count(tables.rateLimit),
    joins: await db.$count(tables.joinRecord),
  })
  const phone = '+8801712345678'
  const asker = strangerWith(test.deps.env.appSecret, 'anybody')
  await sendOtp(test.deps, { phone, purpose: 'reset', locale: 'bn', asker, address: '10.0.0.1' })
  await createOtpToken(db, { phone, purpose: 'reset', now: clock.now() })
  const [staff, doctor] = [await buildStaff(db), await buildDoctor(db)]
  await issueImpersonationCode(db, { staffId: staff.id, doctorId: doctor.id, now: clock.now() })
  await spendTry(db, loginBySource, { who: 'somebody', now: clock.now() })
  await db.insert(tables.joinRecord).values({ phone, name: 'রহিম', campaign: {}, createdAt: clock.now() })
  await sweepExpired(db, clock.now())
  expect(await left()).toEqual({ codes: 1, tokens: 1, links: 1, counters: 2, joins: 1 })
  clock.move(hours(23))
  await sweepExpired(db, clock.now())
  expect(await left()).toEqual({ codes: 1, tokens: 0, links: 0, counters: 0, joins: 1 })
  clock.move(days(1))
  await sweepExpired(db, clock.now())
  expect(await left()).toEqual({ codes: 0, tokens: 0, links: 0, counters: 0, joins: 1 })
  clock.move(days(400))
  await sweepExpired(db, clock.now())
  expect((await left()).joins).toBe(0)
})
