import { forget, reset, verifyOtp } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { codeIn } from '../../../testing/code-in.ts'
import { eventually } from '../../../testing/eventually.ts'
import { poster } from '../../../testing/poster.ts'
import { buildTestOffice } from '../../../testing/test-office.ts'

const test = await buildTestOffice()
const { db } = test.deps.database
afterAll(() => test.close())
const support = await test.signInStaff({ role: 'support' })
const [one, two] = [await test.signInStaff({ role: 'manager' }), await test.signInStaff({ role: 'manager' })]

const call = async (method: 'GET' | 'POST', path: string, by = support, payload: object = {}) => {
  const answer = await test.office.inject({
    ...{ method, url: `/api/v3/admin${path}`, headers: by.headers },
    ...(method === 'POST' && { payload }),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const rowOf = async (id: number) => (await db.select().from(tables.doctor).where(eq(tables.doctor.id, id)))[0]!

async function setPhone(id: number, phone: string): Promise<void> {
  await call('POST', `/doctors/${id}/phone-change/code`, support, { phone })
  const code = codeIn(test.smses, phone)
  const changed = await call('POST', `/doctors/${id}/phone-change`, support, { phone, code, reason: 'ফোন হারিয়েছেন' })
  expect(changed.status).toBe(200)
}

it('a code that was sent to a number before it became the victim’s opens nothing', async () => {
  await db.update(tables.site).set({ needOtpForResetPassword: true })
  const [victim, own] = [await buildDoctor(db), await buildDoctor(db)]
  const web = await poster(test.app, 'e'.repeat(32))
  expect((await web(forget.path, { phone: own.phone })).statusCode).toBe(200)
  const code = await eventually(() => {
    const said = codeIn(test.smses, own.phone)
    expect(said).toMatch(/^\d{6}$/)
    return said
  })
  await setPhone(own.id, '+8801633445501')
  await setPhone(victim.id, own.phone)
  const token = (await web(verifyOtp.path, { phone: own.phone, code, otp: code })).json().otp_token ?? 'none'
  const password = 'Attacker#Pass2026'
  const done = await test.app.inject({
    ...{ method: 'POST', url: reset.path },
    headers: { 'x-otp-token': token, 'device-token': 'e'.repeat(32) },
    payload: { phone: own.phone, password, password_confirmation: password },
  })
  expect(done.statusCode).toBeGreaterThanOrEqual(400)
  expect((await rowOf(victim.id)).passwordHash).toBe(victim.passwordHash)
})

it('nobody is closed for good, or merged, by a number that staff set today', async () => {
  const [victim, own] = [await buildDoctor(db), await buildDoctor(db)]
  await setPhone(victim.id, '+8801633445502')
  expect((await call('POST', `/doctors/${victim.id}/closing/code`)).body.code).toBe('phone_held')
  const closing = await call('POST', `/doctors/${victim.id}/closing`, support, { code: '123456', reason: 'নিজের ইচ্ছায়' })
  expect(closing.body.code).toBe('phone_held')
  const { fingerprint } = (
    await call('GET', `/doctor-merges/preview?kept=${own.id}&gone=${victim.id}&phone_of=gone`, one)
  ).body
  const wish = { kept: own.id, gone: victim.id, phone_of: 'gone', reason: 'একই মানুষ, দুই নম্বর', fingerprint }
  expect((await call('POST', '/doctor-merges', one, wish)).body.code).toBe('phone_held')
})

it('a merge that was proposed is not signed with another number, and holds the number it brings', async () => {
  const [kept, gone] = [await buildDoctor(db), await buildDoctor(db)]
  const preview = () => call('GET', `/doctor-merges/preview?kept=${kept.id}&gone=${gone.id}&phone_of=gone`, one)
  const propose = async () => {
    const { fingerprint } = (await preview()).body
    const wish = { kept: kept.id, gone: gone.id, phone_of: 'gone', reason: 'একই মানুষ, দুই নম্বর', fingerprint }
    return (await call('POST', '/doctor-merges', one, wish)).body.id as number
  }
  const first = await propose()
  const brought = '+8801633445503'
  await setPhone(gone.id, brought)
  expect((await call('POST', `/doctor-merges/${first}/sign`, two)).body.code).toBe('phone_held')
  const aWhileAgo = new Date(Date.now() - 25 * 3_600_000)
  await db.update(tables.doctor).set({ phoneSetAt: aWhileAgo }).where(eq(tables.doctor.id, gone.id))
  expect((await call('POST', `/doctor-merges/${first}/sign`, two)).body.code).toBe('merge_changed')
  await call('POST', `/doctor-merges/${first}/end`, one, { words: 'নম্বর বদলেছে' })
  const second = await propose()
  expect((await call('POST', `/doctor-merges/${second}/sign`, two)).status).toBe(200)
  const after = await rowOf(kept.id)
  expect([after.phone, Date.now() - after.phoneSetAt!.getTime() < 60_000]).toEqual([brought, true])
})
