import { once } from 'node:events'
import { request } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { sandboxSmsBaseUrls, sandboxSmsCredentials, startSandbox } from './index.ts'

type Sandbox = Awaited<ReturnType<typeof startSandbox>>
const started: Sandbox[] = []

async function start(): Promise<Sandbox> {
  const sandbox = await startSandbox()
  started.push(sandbox)
  return sandbox
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((sandbox) => sandbox.close()))
})

function postJson(url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

function sendBySsl(sandbox: Sandbox, text: string, id: string): Promise<Response> {
  const { apiToken, sid } = sandboxSmsCredentials['ssl-wireless']
  return postJson(`${sandboxSmsBaseUrls(sandbox.url)['ssl-wireless']}/api/v3/send-sms`, {
    api_token: apiToken,
    sid,
    msisdn: '8801712345678',
    sms: text,
    csms_id: id,
  })
}

describe('the sandbox', () => {
  it('listens on this machine alone, on a port of its own', async () => {
    const [first, second] = [await start(), await start()]
    expect(first.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(second.url).not.toBe(first.url)
  })

  it('knows no other address and no other method', async () => {
    const { url } = await start()
    expect((await fetch(`${url}/api/v3/send-sms`)).status).toBe(404)
    expect((await fetch(`${url}/alpha-sms/sendsms`)).status).toBe(405)
  })

  it('answers nobody who came by a name that is not this machine', async () => {
    const { url } = await start()
    const status = await new Promise((resolve, reject) => {
      request(`${url}/control/sms/messages`, { headers: { host: 'evil.example' } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .on('error', reject)
        .end()
    })
    expect(status).toBe(403)
  })

  it('refuses a body that is too large', async () => {
    const { url } = await start()
    const response = await postJson(`${url}/control/sms/fail-next`, { kind: 'x'.repeat(100_001) })
    expect(response.status).toBe(413)
  })

  it('closes although a caller is still waiting for an answer', async () => {
    const sandbox = await startSandbox()
    sandbox.sms.failNext('alpha-sms', 'hang')
    const waiting = request(`${sandbox.url}/alpha-sms/sendsms`, {
      method: 'POST',
      headers: { expect: '100-continue' },
    })
    const ended = once(waiting, 'response').catch((error: unknown) => error)
    waiting.flushHeaders()
    // The server has the request in hand once it asks for the rest.
    await once(waiting, 'continue')
    waiting.end()
    await sandbox.close()
    expect(await ended).toBeInstanceOf(Error)
  })
})

describe('the control addresses', () => {
  it('list what was accepted, newest first', async () => {
    const sandbox = await start()
    await sendBySsl(sandbox, 'প্রথম', 'a')
    await sendBySsl(sandbox, 'দ্বিতীয়', 'b')
    const answer = (await (await fetch(`${sandbox.url}/control/sms/messages`)).json()) as { messages: object[] }
    expect(answer.messages).toMatchObject([
      { gateway: 'ssl-wireless', number: '8801712345678', text: 'দ্বিতীয়', parts: 1, sender: 'SANDBOXBRAND' },
      { gateway: 'ssl-wireless', number: '8801712345678', text: 'প্রথম', parts: 1 },
    ])
    expect(answer).toEqual({ messages: sandbox.sms.messages() })
  })

  it('switch failures on, once each unless told otherwise', async () => {
    const sandbox = await start()
    const failNext = `${sandbox.url}/control/sms/fail-next`
    expect((await postJson(failNext, { gateway: 'ssl-wireless', kind: 'http-500' })).status).toBe(200)
    await postJson(failNext, { gateway: 'ssl-wireless', kind: 'refuse', code: 4003, times: 2 })
    expect((await sendBySsl(sandbox, 'x', '1')).status).toBe(500)
    const refusal = { status: 'FAILED', status_code: 4003, error_message: 'IP Blacklisted' }
    expect(await (await sendBySsl(sandbox, 'x', '1')).json()).toEqual(refusal)
    expect(await (await sendBySsl(sandbox, 'x', '1')).json()).toEqual(refusal)
    expect(await (await sendBySsl(sandbox, 'x', '1')).json()).toMatchObject({ status: 'SUCCESS' })
    expect(sandbox.sms.messages()).toHaveLength(1)
  })

  it('refuse a failure nobody knows, and one sent by a plain form', async () => {
    const { url } = await start()
    expect((await postJson(`${url}/control/sms/fail-next`, { gateway: 'pigeon', kind: 'hang' })).status).toBe(400)
    const form = { method: 'POST', body: new URLSearchParams({ gateway: 'bulksmsbd', kind: 'hang' }) }
    expect((await fetch(`${url}/control/sms/fail-next`, form)).status).toBe(415)
  })

  it('forget everything when asked', async () => {
    const sandbox = await start()
    await sendBySsl(sandbox, 'x', 'same')
    sandbox.sms.failNext('ssl-wireless', 'http-500')
    await fetch(`${sandbox.url}/control/sms/messages`, { method: 'DELETE' })
    expect(sandbox.sms.messages()).toEqual([])
    expect(await (await sendBySsl(sandbox, 'x', 'same')).json()).toMatchObject({ status: 'SUCCESS' })
  })
})
