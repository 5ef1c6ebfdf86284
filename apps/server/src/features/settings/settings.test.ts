import {
  deviceSettings,
  moneySettings,
  pageSettings,
  readSettings,
  signInSettings,
  testPayment,
  testSms,
} from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings as readEnvSettings } from '../../config/env.ts'
import { fakeGateways } from '../../testing/fake-gateway.ts'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'

const gateways = fakeGateways()
let test: TestOffice
let owner: Record<string, string>
beforeAll(async () => {
  test = await buildTestOffice({ gateways })
  owner = (await test.signInStaff({ role: 'owner' })).headers
})
afterAll(() => test.close())

const post = (url: string, payload: object, headers = owner) =>
  test.office.inject({ method: 'POST', url, payload, headers })
const save = async (path: string, fields: object, headers = owner) => {
  const { version } = (await test.office.inject({ url: `${path}/site`, headers })).json()
  return post(`${path}/site`, { version, fields }, headers)
}
/** Every call of the doctors' site reads this row when it needs it. */
const readSite = async () => (await test.deps.database.db.select().from(tables.site))[0]
const lastAudit = async () =>
  (await test.deps.database.db.select().from(tables.auditEntry).orderBy(desc(tables.auditEntry.id)).limit(1))[0]

describe('the settings', () => {
  it('show every switch, and of secrets only whether they are there', async () => {
    const answer = await test.office.inject({ url: readSettings.path, headers: owner })
    const { environment, devices } = readSettings.response.parse(answer.json())
    expect(devices.fields).toEqual({ device_locking: true, device_limit: 2 })
    expect(environment).toMatchObject({ is_demo: true, modes: { sms: 'sandbox', payment: 'sandbox' } })
    expect(environment.accounts.every(({ state }) => state === 'sandbox')).toBe(true)
  })

  it('of a live centre tell nothing of its accounts but that they are set', async () => {
    const { settings } = readEnvSettings({
      DEMO: 'false',
      SMS_MODE: 'live',
      SMS_GATEWAY: 'alpha-sms',
      ALPHA_SMS_API_KEY: 'sesame-one',
      PAYMENT_MODE: 'live',
      BKASH_USERNAME: 'sesame-two',
      BKASH_PASSWORD: 'sesame-three',
      BKASH_APP_KEY: 'sesame-four',
      BKASH_APP_SECRET: 'sesame-five',
    })
    const { mode, sms, payment, courier, zoom } = settings!
    const centre = await buildTestOffice({ database: test.deps.database, env: { mode, sms, payment, courier, zoom } })
    const { headers } = await centre.signInStaff({ role: 'manager' })
    const answer = await centre.office.inject({ url: readSettings.path, headers })
    expect(answer.body).not.toContain('sesame')
    const { accounts } = readSettings.response.parse(answer.json()).environment
    expect(accounts.filter(({ state }) => state === 'set').map(({ name }) => name)).toEqual(['alpha-sms', 'bkash'])
    const refused = await save(signInSettings.path, {
      need_otp_for_registration: true,
      need_otp_for_reset_password: true,
      sms_gateway: 'alpha-sms',
      sms_fallback: 'bulksmsbd',
    })
    // In this test's own office, a sandbox, every gateway has an account.
    expect(refused.statusCode).toBe(200)
    const { headers: centreOwner } = await centre.signInStaff({ role: 'owner' })
    const { version } = (
      await centre.office.inject({ url: `${signInSettings.path}/site`, headers: centreOwner })
    ).json()
    const fields = {
      need_otp_for_registration: true,
      need_otp_for_reset_password: true,
      sms_gateway: 'alpha-sms',
      sms_fallback: 'bulksmsbd',
    }
    const payload = { version, fields }
    const url = `${signInSettings.path}/site`
    const noAccount = await centre.office.inject({ method: 'POST', url, payload, headers: centreOwner })
    expect(noAccount.statusCode).toBe(422)
    expect(Object.keys(noAccount.json().errors)).toEqual(['sms_fallback'])
    const money = { payment_gateways: ['bkash', 'sslcommerz'], manual_numbers: [], manual_note: null }
    const moneyUrl = `${moneySettings.path}/site`
    const read = await centre.office.inject({ url: moneyUrl, headers: centreOwner })
    const pay = (payment_gateways: string[]) =>
      centre.office.inject({
        method: 'POST',
        url: moneyUrl,
        payload: { version: read.json().version, fields: { ...money, payment_gateways } },
        headers: centreOwner,
      })
    expect(Object.keys((await pay(['bkash', 'sslcommerz'])).json().errors)).toEqual(['payment_gateways'])
    expect((await pay(['bkash'])).statusCode).toBe(200)
    await centre.office.close()
    await centre.app.close()
  })

  it('count from the next call on, are written down and can be taken back', async () => {
    const saved = await save(deviceSettings.path, { device_locking: true, device_limit: 3 })
    expect(saved.statusCode).toBe(200)
    expect(await readSite()).toMatchObject({ deviceLimit: 3 })
    expect(await lastAudit()).toMatchObject({
      action: 'settings.write',
      resource: 'settings_devices',
      before: { device_limit: 2 },
      after: { device_limit: 3 },
    })
    const { version } = saved.json()
    expect((await post(`${deviceSettings.path}/site/restore`, { version, to: 0 })).statusCode).toBe(200)
    expect(await readSite()).toMatchObject({ deviceLimit: 2 })
  })

  it('refuse what would leave doctors outside', async () => {
    const refused = async (path: string, fields: object) => {
      const answer = await save(path, fields)
      expect(answer.statusCode).toBe(422)
      return Object.keys(answer.json().errors)
    }
    expect(await refused(deviceSettings.path, { device_locking: true, device_limit: 0 })).toEqual([
      'fields.device_limit',
    ])
    const money = { payment_gateways: ['bkash'], manual_numbers: [], manual_note: null }
    expect(await refused(moneySettings.path, { ...money, payment_gateways: [] })).toEqual(['payment_gateways'])
    expect(await refused(moneySettings.path, { ...money, payment_gateways: ['manual'] })).toEqual(['payment_gateways'])
    const numbers = [{ wallet: 'nagad', number: '০১৭১২৩৪৫৬৭৮' }]
    expect(await refused(moneySettings.path, { ...money, manual_numbers: numbers })).toEqual(['manual_note.bn'])
    const wrong = [{ wallet: 'nagad', number: '12' }]
    expect(
      await refused(moneySettings.path, { ...money, manual_numbers: wrong, manual_note: { bn: 'সেন্ড মানি' } }),
    ).toEqual(['manual_numbers.0.number'])
    expect(await refused(pageSettings.path, { block_devtools: true, chat_page: 'javascript:' })).toHaveLength(1)
    const signIn = { need_otp_for_registration: true, need_otp_for_reset_password: true }
    expect(await refused(signInSettings.path, { ...signIn, sms_gateway: null, sms_fallback: 'alpha-sms' })).toEqual([
      'sms_fallback',
    ])
    expect(
      await refused(signInSettings.path, { ...signIn, sms_gateway: 'alpha-sms', sms_fallback: 'alpha-sms' }),
    ).toEqual(['sms_fallback'])
  })

  it('offer the ways to pay in the order that was chosen, with the numbers in one spelling', async () => {
    const saved = await save(moneySettings.path, {
      payment_gateways: ['manual', 'bkash', 'manual'],
      manual_numbers: [{ wallet: 'nagad', number: '০১৭১২-৩৪৫৬৭৮' }],
      manual_note: { bn: 'সেন্ড মানি করুন।' },
    })
    expect(saved.statusCode).toBe(200)
    expect(await readSite()).toMatchObject({
      paymentGateways: ['manual', 'bkash'],
      manualPayment: { numbers: [{ wallet: 'nagad', number: '+8801712345678' }], note: { bn: 'সেন্ড মানি করুন।' } },
    })
  })

  it('of money and sign-in are the owner’s: for a manager they can only be read', async () => {
    const { headers } = await test.signInStaff({ role: 'manager' })
    const fields = { payment_gateways: ['bkash'], manual_numbers: [], manual_note: null }
    expect((await save(moneySettings.path, fields, headers)).statusCode).toBe(404)
    expect((await test.office.inject({ url: `${moneySettings.path}/site`, headers })).statusCode).toBe(200)
  })
})

describe('a test', () => {
  it('of SMS goes to the number that was typed, is counted, and written down without the number', async () => {
    const { headers } = await test.signInStaff({ role: 'manager' })
    const sent = await post(testSms.path, { phone: '০১৭১২৩৪৫৬৭৮' }, headers)
    expect(testSms.response.parse(sent.json())).toMatchObject({ is_sent: true, is_real: false })
    expect(test.smses.at(-1)?.to).toBe('+8801712345678')
    const entry = await lastAudit()
    expect(entry).toMatchObject({ action: 'settings.test_sms' })
    expect(JSON.stringify(entry)).not.toContain('12345678')
    await post(testSms.path, { phone: '01712345678' }, headers)
    await post(testSms.path, { phone: '01712345678' }, headers)
    expect((await post(testSms.path, { phone: '01712345678' }, headers)).statusCode).toBe(429)
    expect((await post(testSms.path, { phone: 'abcdef' }, headers)).statusCode).toBe(422)
  })

  it('of a gateway opens a payment that nobody can pay, and books nothing', async () => {
    const { db } = test.deps.database
    const before = await db.$count(tables.payment)
    const answer = await post(testPayment.path, { gateway: 'bkash' })
    const { steps } = testPayment.response.parse(answer.json())
    expect(steps.map(({ name, is_done, said }) => [name, is_done, said])).toEqual([
      ['open', true, expect.stringMatching(/^ref-TEST/)],
      ['ask', true, 'unknown'],
    ])
    expect(answer.body).not.toContain('https://')
    expect(gateways.bkash.started.at(-1)).toMatchObject({ amountPaisa: 1000 })
    expect(await db.$count(tables.payment)).toBe(before)
    gateways.bkash.away = true
    const away = testPayment.response.parse((await post(testPayment.path, { gateway: 'bkash' })).json())
    gateways.bkash.away = false
    expect(away.steps).toMatchObject([{ name: 'open', is_done: false, said: 'unreachable' }])
    expect(await lastAudit()).toMatchObject({ action: 'settings.test_payment', resourceId: 'bkash' })
  })
})
