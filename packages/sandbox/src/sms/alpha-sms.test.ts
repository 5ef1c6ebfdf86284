import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sandboxSmsCredentials, startSandbox } from '../index.ts'

const sandbox = await startSandbox()
const { apiKey } = sandboxSmsCredentials['alpha-sms']

beforeEach(() => sandbox.sms.clear())
afterAll(() => sandbox.close())

async function send(body: URLSearchParams | FormData): Promise<unknown> {
  const response = await fetch(`${sandbox.url}/alpha-sms/sendsms`, { method: 'POST', body })
  expect(response.status).toBe(200)
  return response.json()
}

const form = (change: Record<string, string> = {}) =>
  new URLSearchParams({ api_key: apiKey, msg: 'কোড ১২৩৪৫৬', to: '8801712345678', ...change })

const taken = { error: 0, msg: 'Request successfully submitted', data: { request_id: expect.any(Number) } }

describe('Alpha SMS', () => {
  it('takes either kind of form', async () => {
    expect(await send(form())).toEqual(taken)
    const multipart = new FormData()
    for (const [name, value] of form()) multipart.set(name, value)
    expect(await send(multipart)).toEqual(taken)
    expect(sandbox.sms.messages()).toMatchObject([
      { gateway: 'alpha-sms', text: 'কোড ১২৩৪৫৬' },
      { gateway: 'alpha-sms', number: '8801712345678' },
    ])
  })

  it.each([
    ['an unknown key', { api_key: 'wrong' }, 405],
    ['an unknown sender', { sender_id: 'Other' }, 413],
    ['a schedule in another form', { schedule: 'tomorrow' }, 412],
    ['an empty text', { msg: ' ' }, 414],
    ['a text too long', { msg: 'ক'.repeat(671) }, 415],
    ['a number that is none', { to: '12' }, 416],
  ])('refuses %s', async (_what, change, code) => {
    expect(await send(form(change))).toEqual({ error: code, msg: expect.any(String) })
    expect(sandbox.sms.messages()).toEqual([])
  })

  it('refuses a form without a text', async () => {
    expect(await send(new URLSearchParams({ api_key: apiKey, to: '8801712345678' }))).toMatchObject({ error: 400 })
  })

  it('sends to the good numbers of a list', async () => {
    await send(form({ to: '8801712345678, 12' }))
    expect(sandbox.sms.messages().map(({ number }) => number)).toEqual(['8801712345678'])
  })
})
