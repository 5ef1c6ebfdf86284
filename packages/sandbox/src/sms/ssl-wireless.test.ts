import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sandboxSmsCredentials, startSandbox } from '../index.ts'

let now = new Date('2026-03-01T10:00:00Z')
const sandbox = await startSandbox({ clock: () => now })
const { apiToken, sid } = sandboxSmsCredentials['ssl-wireless']
const good = { api_token: apiToken, sid, msisdn: '8801712345678', sms: 'Hello', csms_id: 'id-1' }
const many = { api_token: apiToken, sid, sms: 'Hello', batch_csms_id: 'batch-1' }

beforeEach(() => sandbox.sms.clear())
afterAll(() => sandbox.close())

async function send(body: unknown, path = ''): Promise<unknown> {
  const response = await fetch(`${sandbox.url}/ssl-wireless/api/v3/send-sms${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return response.json()
}

describe('SSL Wireless', () => {
  it('answers a message it took as the real one does', async () => {
    expect(await send(good)).toEqual({
      status: 'SUCCESS',
      status_code: 200,
      error_message: '',
      smsinfo: [
        {
          sms_status: 'SUCCESS',
          status_message: 'Success',
          msisdn: '8801712345678',
          sms_type: 'EN',
          sms_body: 'Hello',
          csms_id: 'id-1',
          reference_id: sandbox.sms.messages()[0]?.reference,
        },
      ],
    })
    expect(await send({ ...good, sms: 'কোড', csms_id: 'id-2' })).toMatchObject({ smsinfo: [{ sms_type: 'BN' }] })
  })

  it.each([
    ['a wrong token', { api_token: 'wrong' }, 4001],
    ['a sender that is not ours', { sid: 'OTHER' }, 4002],
    ['a missing text', { sms: '' }, 4022],
    ['a number with a plus', { msisdn: '+8801712345678' }, 4025],
    ['a local number', { msisdn: '01712345678' }, 4025],
    ['an operator that does not exist', { msisdn: '8801212345678' }, 4025],
    ['a text over 1000 characters', { sms: 'x'.repeat(1001) }, 4027],
    ['an id over 20 characters', { csms_id: 'x'.repeat(21) }, 4020],
  ])('refuses %s', async (_what, change, code) => {
    expect(await send({ ...good, ...change })).toEqual({
      status: 'FAILED',
      status_code: code,
      error_message: expect.any(String),
    })
    expect(sandbox.sms.messages()).toEqual([])
  })

  it('refuses what is not JSON', async () => {
    expect(await send('api_token=x')).toMatchObject({ status_code: 4005 })
  })

  it('takes an id once a day, by the clock of Dhaka', async () => {
    now = new Date('2026-03-01T17:59:00Z')
    await send(good)
    expect(await send(good)).toMatchObject({ status: 'FAILED', status_code: 4023 })
    now = new Date('2026-03-01T18:00:00Z')
    expect(await send(good)).toMatchObject({ status: 'SUCCESS' })
  })

  it('sends one text to many numbers and says which were not valid', async () => {
    const msisdn = ['8801712345678', '123', '8801812345678', '8801712345678']
    expect(await send({ ...many, msisdn }, '/bulk')).toMatchObject({
      status: 'SUCCESS',
      smsinfo: [
        { sms_status: 'SUCCESS', msisdn: '8801712345678' },
        { sms_status: 'INVALID', msisdn: '123' },
        { sms_status: 'SUCCESS', msisdn: '8801812345678' },
        { sms_status: 'DUPLICATE', msisdn: '8801712345678' },
      ],
    })
    expect(sandbox.sms.messages().map(({ number }) => number)).toEqual(['8801812345678', '8801712345678'])
  })

  it('refuses a bulk request without a good number, or with more than a hundred', async () => {
    expect(await send({ ...many, msisdn: ['1', '2'] }, '/bulk')).toMatchObject({ status_code: 4028 })
    const numbers = Array.from({ length: 101 }, (_, n) => `88017${String(n).padStart(8, '0')}`)
    expect(await send({ ...many, msisdn: numbers }, '/bulk')).toMatchObject({ status_code: 4030 })
  })
})
