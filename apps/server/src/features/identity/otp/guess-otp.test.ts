import { tables } from '@prostuti/db'
import { toBengaliDigits } from '@prostuti/text/digits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeIn, wrongCode } from '../../../testing/code-in.ts'
import { type Post, poster } from '../../../testing/poster.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestClock, minutes } from '../../../testing/test-clock.ts'
import { guessOtp } from './guess-otp.ts'
import { strangerWith } from './otp-asker.ts'
import { sendOtp } from './send-otp.ts'

const clock = createTestClock()
let test: TestApp
let post: Post
let sent = 0
beforeAll(async () => {
  test = await buildTestApp({ clock: clock.now })
  post = await poster(test.app)
})
afterAll(() => test.close())

const deviceToken = 'g'.repeat(32)
const asker = () => strangerWith(test.deps.env.appSecret, deviceToken)

/** A code on its way to a phone that nobody used before. */
async function newCode(): Promise<{ phone: string; code: string }> {
  sent += 1
  const phone = `+88017${String(sent).padStart(8, '0')}`
  await sendOtp(test.deps, { phone, purpose: 'register', locale: 'bn', asker: asker(), address: `10.0.0.${sent}` })
  return { phone, code: codeIn(test.smses, phone) }
}

const guess = (phone: string, code: string) =>
  guessOtp(test.deps.database.db, {
    phone,
    code,
    purpose: 'register',
    browserHash: asker().browserHash,
    now: clock.now(),
    secret: test.deps.env.appSecret,
  })

describe('a code', () => {
  it('is six digits in an SMS, and nowhere in the database', async () => {
    const { phone, code } = await newCode()
    const [row] = await test.deps.database.db
      .select()
      .from(tables.otpChallenge)
      .where(eq(tables.otpChallenge.phone, phone))
    expect(code).toMatch(/^\d{6}$/)
    expect(JSON.stringify(row)).not.toContain(code)
    expect(row?.codeHmac).toHaveLength(43)
  })

  it('is right once', async () => {
    const { phone, code } = await newCode()
    expect(await guess(phone, code)).toBe('right')
    expect(await guess(phone, code)).toBe('ended')
  })

  it('may be typed in Bengali digits, with a space inside', async () => {
    const { phone, code } = await newCode()
    expect(await guess(phone, toBengaliDigits(` ${code.slice(0, 3)} ${code.slice(3)}`))).toBe('right')
  })

  it('is still right after four wrong guesses, and lost after the fifth', async () => {
    const kept = await newCode()
    for (let nth = 1; nth <= 4; nth++) expect(await guess(kept.phone, wrongCode(kept.code, nth))).toBe('wrong')
    expect(await guess(kept.phone, kept.code)).toBe('right')
    const lost = await newCode()
    for (let nth = 1; nth <= 4; nth++) expect(await guess(lost.phone, wrongCode(lost.code, nth))).toBe('wrong')
    expect(await guess(lost.phone, wrongCode(lost.code, 5))).toBe('ended')
    expect(await guess(lost.phone, lost.code)).toBe('ended')
  })

  it('lives five minutes', async () => {
    const [early, late] = [await newCode(), await newCode()]
    clock.move(minutes(5) - 1)
    expect(await guess(early.phone, early.code)).toBe('right')
    clock.move(1)
    expect(await guess(late.phone, late.code)).toBe('ended')
  })

  it('is good for its own phone only', async () => {
    const [one, other] = [await newCode(), await newCode()]
    expect(await guess(other.phone, one.code)).toBe('wrong')
  })

  it('gives way to a newer one', async () => {
    const { phone, code } = await newCode()
    clock.move(minutes(1))
    await sendOtp(test.deps, { phone, purpose: 'register', locale: 'bn', asker: asker(), address: '10.0.1.1' })
    const newer = codeIn(test.smses, phone)
    if (newer !== code) expect(await guess(phone, code)).toBe('wrong')
    expect(await guess(phone, newer)).toBe('right')
  })
})

describe('guessing', () => {
  it('never succeeds past the fifth of 1,000 wrong guesses, not even with the right code', async () => {
    const { phone, code } = await newCode()
    for (let nth = 1; nth <= 5; nth++) await guess(phone, wrongCode(code, nth))
    expect(await guess(phone, code)).toBe('ended')
    const answers = new Set<string>()
    for (let from = 6; from < 1000; from += 100)
      for (const answer of await Promise.all(
        Array.from({ length: 100 }, (_, index) => guess(phone, wrongCode(code, from + index))),
      ))
        answers.add(answer)
    expect([...answers]).toEqual(['ended'])
    expect(await guess(phone, code)).toBe('ended')
  }, 60_000)

  it('compares at most five of 300 guesses that come at once, the right one among them', async () => {
    const { phone, code } = await newCode()
    const codes = Array.from({ length: 300 }, (_, index) => (index === 150 ? code : wrongCode(code, index + 1)))
    const answers = await Promise.all(
      codes.map((each) => post('/api/v3/auth/otp', { phone, code: each }, { 'x-device-token': deviceToken })),
    )
    const count = (status: number, is: string | undefined) =>
      answers.filter((each) => each.statusCode === status && each.json().code === is).length
    const [right, wrong, ended] = [count(200, undefined), count(422, 'otp_wrong'), count(422, 'otp_ended')]
    expect(right + wrong + ended).toBe(300)
    // A wrong guess that takes the last try hears that the code has ended.
    expect(right + wrong).toBeLessThanOrEqual(right === 1 ? 5 : 4)
    const [row] = await test.deps.database.db
      .select()
      .from(tables.otpChallenge)
      .where(eq(tables.otpChallenge.phone, phone))
    if (right === 0) expect(row?.triesLeft).toBe(0)
  }, 60_000)

  it('gives one token for 200 right codes that come at once', async () => {
    const { phone, code } = await newCode()
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => post('/api/v3/auth/otp', { phone, code }, { 'x-device-token': deviceToken })),
    )
    expect(answers.filter((each) => each.statusCode === 200)).toHaveLength(1)
    expect(answers.filter((each) => each.json().code === 'otp_ended')).toHaveLength(199)
  })
})
