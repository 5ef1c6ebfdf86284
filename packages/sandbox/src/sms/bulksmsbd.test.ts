import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sandboxSmsCredentials, startSandbox } from '../index.ts'

const sandbox = await startSandbox()
const { apiKey, senderId } = sandboxSmsCredentials.bulksmsbd
const good = { api_key: apiKey, type: 'unicode', number: '8801712345678', senderid: senderId, message: 'কোড ১২৩৪৫৬' }
const address = `${sandbox.url}/bulksmsbd/api/smsapi`

beforeEach(() => sandbox.sms.clear())
afterAll(() => sandbox.close())

async function send(change: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams({ ...good, ...change }) })
  return response.json()
}

const taken = {
  response_code: 202,
  message_id: expect.any(Number),
  success_message: 'SMS Submitted Successfully',
  error_message: '',
}

describe('BulkSMSBD', () => {
  it('takes a form, JSON or an address with parameters', async () => {
    expect(await send()).toEqual(taken)
    const asJson = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(good) }
    expect(await (await fetch(address, asJson)).json()).toEqual(taken)
    expect(await (await fetch(`${address}?${new URLSearchParams(good)}`)).json()).toEqual(taken)
    expect(sandbox.sms.messages().map(({ text }) => text)).toEqual([good.message, good.message, good.message])
  })

  it.each([
    ['an unknown key', { api_key: 'wrong' }, 1011],
    ['an unknown sender', { senderid: '8809611111111' }, 1002],
    ['a missing text', { message: '' }, 1003],
    ['an unknown type', { type: 'morse' }, 1003],
    ['a number that is none', { number: '+8801712345678' }, 1001],
    ['one bad number among good ones', { number: '8801712345678,12' }, 1001],
    ['English from a branded sender', { senderid: 'SANDBOXBRAND', message: 'Code 123456' }, 1012],
  ] as [string, Record<string, string>, number][])('refuses %s', async (_what, change, code) => {
    expect(await send(change)).toEqual({ response_code: code, success_message: '', error_message: expect.any(String) })
    expect(sandbox.sms.messages()).toEqual([])
  })

  it('spoils Bengali that is sent as plain text', async () => {
    await send({ type: 'text', message: 'Code ১২' })
    expect(sandbox.sms.messages()[0]?.text).toBe('Code ??')
  })

  it('sends to each number of a list', async () => {
    await send({ number: '8801712345678,8801812345678' })
    expect(sandbox.sms.messages().map(({ number }) => number)).toEqual(['8801812345678', '8801712345678'])
  })
})
