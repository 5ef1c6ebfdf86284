import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiEvent } from './api-events.ts'
import { type SendDeps, send } from './send.ts'

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

function setUp(answers: (Response | Error)[], token: string | null = null) {
  const events: ApiEvent[] = []
  const stored: unknown[] = []
  let current = token
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => {
    const answer = answers.shift()
    if (answer instanceof Error || answer === undefined) throw answer ?? new Error('no more answers')
    return answer
  })
  const csrf = { ready: vi.fn(async () => {}), renew: vi.fn(async () => {}) }
  const deps: SendDeps = {
    fetch: fetch as never,
    csrf,
    cookies: () => 'XSRF-TOKEN=cookie',
    language: () => 'en',
    token: () => current,
    deviceToken: () => 'device',
    storeDeviceToken: (body) => stored.push(body),
    on: (event) => events.push(event),
  }
  const headersOf = (call: number) => fetch.mock.calls[call]?.[1].headers as Record<string, string>
  return { deps, fetch, csrf, events, stored, headersOf, signInAs: (other: string) => (current = other) }
}

describe('a call', () => {
  it('speaks for the token that a call brings along, whatever is stored, and does not end the stored session', async () => {
    const { deps, headersOf, events } = setUp([json(401, { code: 'unauthenticated', message: 'শেষ' })], 'stored')
    const ending = send(deps, '/api/v3/auth/logout', { method: 'POST', token: 'before' })
    await expect(ending).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(headersOf(0).authorization).toBe('Bearer before')
    expect(events).not.toContain('session-ended')
  })

  it('carries the device token, the cookies and the page’s language, and asks for no cross-site cookie to read', async () => {
    const { deps, fetch, csrf, headersOf } = setUp([json(200, { a: 1 })])
    expect(await send(deps, '/x')).toEqual({ a: 1 })
    expect(fetch.mock.calls[0]?.[1].credentials).toBe('include')
    expect(headersOf(0)).toMatchObject({ 'x-device-token': 'device', 'x-language': 'en' })
    expect(headersOf(0).authorization).toBeUndefined()
    expect(csrf.ready).not.toHaveBeenCalled()
  })

  it('echoes the cross-site cookie when a guest writes', async () => {
    const { deps, csrf, headersOf } = setUp([json(202, {})])
    await send(deps, '/x', { method: 'POST', body: { a: 1 } })
    expect(csrf.ready).toHaveBeenCalled()
    expect(headersOf(0)['x-xsrf-token']).toBe('cookie')
  })

  it('sends the token instead when somebody signed in writes', async () => {
    const { deps, csrf, headersOf } = setUp([json(200, {})], 'secret')
    await send(deps, '/x', { method: 'POST' })
    expect(headersOf(0).authorization).toBe('Bearer secret')
    expect(csrf.ready).not.toHaveBeenCalled()
  })

  it('hands every body over for the device token, a refusal too', async () => {
    const { deps, stored } = setUp([json(404, { gns_ddt: 'new', code: 'not_found', message: 'নেই' })])
    await expect(send(deps, '/x')).rejects.toMatchObject({ status: 404, code: 'not_found', message: 'নেই', errors: {} })
    expect(stored).toEqual([{ gns_ddt: 'new', code: 'not_found', message: 'নেই' }])
  })

  it('tells how long to wait when the server says so in seconds', async () => {
    const refusal = (wait: string) =>
      new Response(JSON.stringify({ code: 'too_many_requests' }), { status: 429, headers: { 'retry-after': wait } })
    const { deps } = setUp([refusal('90'), refusal('Sun, 15 Nov 2026 03:00:00 GMT')])
    await expect(send(deps, '/x')).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 90 })
    await expect(send(deps, '/x')).rejects.toMatchObject({ retryAfterSeconds: undefined })
  })

  it('gives nothing for an empty answer', async () => {
    const { deps } = setUp([new Response(null, { status: 204 })])
    expect(await send(deps, '/x')).toBeUndefined()
  })

  it('understands a gateway that speaks no JSON', async () => {
    const { deps } = setUp([new Response('<h1>Bad gateway</h1>', { status: 502 })])
    await expect(send(deps, '/x')).rejects.toMatchObject({ status: 502, code: 'unavailable' })
  })
})

describe('419', () => {
  it('renews the cookie and repeats the call once', async () => {
    const { deps, fetch, csrf, events } = setUp([json(419, { code: 'csrf_mismatch' }), json(202, { accepted: true })])
    expect(await send(deps, '/x', { method: 'POST' })).toEqual({ accepted: true })
    expect([fetch.mock.calls.length, csrf.renew.mock.calls.length]).toEqual([2, 1])
    expect(events).not.toContain('csrf-refused')
  })

  it('ends in a session time-out when it comes a second time', async () => {
    const { deps, fetch, events } = setUp([json(419, {}), json(419, { code: 'csrf_mismatch' })])
    await expect(send(deps, '/x', { method: 'POST' })).rejects.toMatchObject({ status: 419, code: 'csrf_mismatch' })
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(events).toContain('csrf-refused')
  })
})

describe('what an answer means for the app', () => {
  it('ends the session on 401 with a token', async () => {
    const { deps, events } = setUp([json(401, { code: 'unauthenticated' })], 'secret')
    await expect(send(deps, '/x')).rejects.toMatchObject({ status: 401 })
    expect(events).toContain('session-ended')
  })

  it('ends nothing on 401 without a token, as after a wrong password', async () => {
    const { deps, events } = setUp([json(401, { code: 'unauthenticated' })])
    await expect(send(deps, '/x')).rejects.toMatchObject({ status: 401 })
    expect(events).not.toContain('session-ended')
  })

  it('ends nothing when the refused token is no longer the one in use', async () => {
    const { deps, events, signInAs } = setUp([json(401, {})], 'old')
    const call = send(deps, '/x')
    signInAs('new')
    await expect(call).rejects.toMatchObject({ status: 401 })
    expect(events).not.toContain('session-ended')
  })

  it('leads to the devices on 423 with device_verified false, and on no other 423', async () => {
    const { deps, events } = setUp(
      [json(423, {}), json(423, { device_verified: false, code: 'device_not_verified' })],
      't',
    )
    await expect(send(deps, '/x')).rejects.toMatchObject({ status: 423 })
    expect(events).not.toContain('device-unverified')
    await expect(send(deps, '/x')).rejects.toMatchObject({ code: 'device_not_verified' })
    expect(events).toContain('device-unverified')
  })
})

describe('the network', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('is offline when nothing answers', async () => {
    const { deps, events } = setUp([new TypeError('Failed to fetch')])
    await expect(send(deps, '/x')).rejects.toMatchObject({ status: 0, code: 'offline' })
    expect(events).toEqual(['unreachable'])
  })

  it('is too slow after fifteen seconds', async () => {
    const { deps } = setUp([])
    deps.fetch = (() => new Promise(() => {})) as never
    const call = send(deps, '/x')
    const seen = vi.fn()
    call.catch(seen)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(seen).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(seen.mock.calls[0]?.[0]).toMatchObject({ status: 0, code: 'timeout' })
  })

  it('is not blamed when the caller changes their mind', async () => {
    const { deps, events } = setUp([])
    deps.fetch = ((_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))) as never
    const caller = new AbortController()
    const call = send(deps, '/x', { signal: caller.signal })
    caller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(events).toEqual([])
  })
})
