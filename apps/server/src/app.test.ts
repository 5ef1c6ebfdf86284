import * as contract from '@prostuti/contract'
import { connect } from '@prostuti/db'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorStatus } from './errors.ts'
import { buildDoctor } from './testing/builders/build-doctor.ts'
import { buildSignIn } from './testing/builders/build-sign-in.ts'
import { buildTestApp, csrfHeaders, type TestApp } from './testing/test-app.ts'

let test: TestApp
let doctor: Record<string, string>
let unverified: Record<string, string>
beforeAll(async () => {
  test = await buildTestApp()
  const { db } = test.deps.database
  const { id } = await buildDoctor(db)
  doctor = (await buildSignIn(db, { doctorId: id })).headers
  unverified = (await buildSignIn(db, { doctorId: id, verified: false })).headers
})
afterAll(() => test.close())

// The stream of news has no end to wait for; it has tests of its own.
const calls = Object.values(contract).filter(
  (value) => typeof value === 'object' && 'path' in value && value !== contract.live,
) as contract.Call[]

describe('the whole app', () => {
  it('answers every call of the contract that needs no input', async () => {
    expect(calls.length).toBeGreaterThan(13)
    const needsNothing = (call: contract.Call) =>
      call.method === 'GET' && call.params === undefined && (call.query?.safeParse({}).success ?? true)
    // Files, and no JSON; they have tests of their own.
    const files: contract.Call[] = [contract.dataCopy, contract.planCalendar]
    for (const call of calls.filter((each) => !files.includes(each) && needsNothing(each))) {
      const response = await test.app.inject({ method: 'GET', url: call.path, headers: doctor })
      expect(response.statusCode, call.path).toBe(call.status)
      if (call.status !== 204) expect(call.response.safeParse(response.json()).success, call.path).toBe(true)
    }
  })

  it('keeps every call to those it is for', async () => {
    const headers = await csrfHeaders(test.app)
    const status = async (call: contract.Call, own: Record<string, string>) => {
      const url = call.path.replace(/:\w+/g, '1')
      return (await test.app.inject({ method: call.method, url, headers: { ...headers, ...own } })).statusCode
    }
    for (const call of calls) {
      const withoutToken = await status(call, {})
      if (call.access === 'public') expect(withoutToken, call.path).not.toBe(401)
      else expect(withoutToken, call.path).toBe(401)
      // It would end the sign-in that the other calls are tried with.
      if (call === contract.logout) continue
      const locked = call.access === 'doctor'
      if (locked) expect(await status(call, unverified), call.path).toBe(423)
      else expect(await status(call, unverified), call.path).not.toBe(423)
    }
    expect(calls.filter((call) => call.access === 'doctor').length).toBeGreaterThan(5)
  })

  it('documents every call of the contract', async () => {
    const { paths } = (await test.app.inject({ method: 'GET', url: '/api/docs/json' })).json()
    for (const call of calls) {
      const path = call.path.replace(/:(\w+)/g, '{$1}')
      expect(paths[path]?.[call.method.toLowerCase()]?.summary, path).toBe(call.summary)
    }
    const page = await test.app.inject({ method: 'GET', url: '/api/docs/' })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe-inline'")
  })

  it('documents every code that a call refuses with, also where two share a status', async () => {
    type Described = { content?: { 'application/json': { schema: { properties?: { code?: { enum?: string[] } } } } } }
    const { paths } = (await test.app.inject({ method: 'GET', url: '/api/docs/json' })).json()
    for (const call of calls) {
      const path = call.path.replace(/:(\w+)/g, '{$1}')
      const answers: Record<string, Described> = paths[path]?.[call.method.toLowerCase()]?.responses
      const codesOf = (status: number) =>
        answers[status]?.content?.['application/json'].schema.properties?.code?.enum ?? []
      for (const code of [...call.errors, 'validation_failed', 'unavailable'] as const)
        expect(codesOf(errorStatus[code]), `${path} ${code}`).toContain(code)
    }
  })

  it('answers a method that a call does not have with a 4xx', async () => {
    const headers = await csrfHeaders(test.app)
    const response = await test.app.inject({ method: 'DELETE', url: '/api/v3/web/faqs', headers })
    expect(response.statusCode).toBe(404)
    expect(response.json().code).toBe('not_found')
  })

  it('sends the security headers with every kind of answer', async () => {
    for (const url of ['/healthz', '/api/v3/web/faqs', '/api/nothing', '/nothing']) {
      const { headers } = await test.app.inject({ method: 'GET', url })
      expect(headers['content-security-policy'], url).toMatch(/(object|default)-src 'none'/)
      expect(headers['x-content-type-options'], url).toBe('nosniff')
    }
  })

  it('says that it lives and that it is ready, and counts its work', async () => {
    expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await test.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
    const metrics = await test.app.inject('/metrics')
    expect(metrics.body).toContain('http_request_duration_seconds_count{method="GET",route="/readyz",status="200"}')
  })
})

describe('without its database', () => {
  it('lives, is not ready, and answers 503 with a wait instead of a 500', async () => {
    const lost = await buildTestApp({ database: connect('postgres://app@/prostuti?host=/nowhere') })
    const ready = await lost.app.inject('/readyz')
    const call = await lost.app.inject('/api/v3/web/faqs')
    expect((await lost.app.inject('/healthz')).statusCode).toBe(200)
    expect(ready.statusCode).toBe(503)
    expect(call.statusCode).toBe(503)
    expect(call.json().code).toBe('unavailable')
    expect(call.headers['retry-after']).toBe('5')
    await lost.close()
  })
})
