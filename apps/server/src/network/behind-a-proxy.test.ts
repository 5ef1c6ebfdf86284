import { login } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDoctor } from '../testing/builders/build-doctor.ts'
import { buildTestApp, csrfHeaders, type TestApp } from '../testing/test-app.ts'
import { readTrustProxy } from './trust-proxy.ts'
import { warnOfUntrustedProxy } from './warn-of-untrusted-proxy.ts'

const loadBalancer = '10.0.0.5'
const attacker = '198.51.100.66'
const trustProxy = readTrustProxy(loadBalancer)!

let test: TestApp
let csrf: Record<string, string>
beforeAll(async () => {
  test = await buildTestApp({ demo: false, env: { trustProxy } })
  csrf = await csrfHeaders(test.app)
})
afterAll(() => test.close())

/** A log-in from a peer, which may say whom it forwards. */
const logIn = async (peer: string, forwardedFor: string | undefined, account: { login: string; password: string }) => {
  const headers = { ...csrf, ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }) }
  const request = { method: 'POST' as const, url: login.path, remoteAddress: peer, headers, payload: account }
  return (await test.app.inject(request)).statusCode
}
const guess = (peer: string, forwardedFor?: string) =>
  logIn(peer, forwardedFor, { login: '01711111111', password: 'wrong guess' })

/** One wrong try counts for its address; the rest of a thousand are written into the counters. */
async function useUpTries(tries: () => Promise<number>): Promise<void> {
  await test.deps.database.db.delete(tables.rateLimit)
  await tries()
  await test.deps.database.db.update(tables.rateLimit).set({ hits: 1000 })
}

describe('log-ins behind a load balancer on another host', () => {
  it('are limited by the doctor’s own address, so that an attacker locks nobody else out', async () => {
    await useUpTries(() => guess(loadBalancer, attacker))
    expect(await guess(loadBalancer, attacker)).toBe(429)
    const doctor = await buildDoctor(test.deps.database.db)
    expect(await logIn(loadBalancer, '203.0.113.7', { login: doctor.phone, password: doctor.password })).toBe(200)
  })

  it('are not helped by a header that the attacker wrote', async () => {
    await useUpTries(() => guess(attacker, '203.0.113.1'))
    expect(await guess(attacker, '203.0.113.2')).toBe(429)
    await useUpTries(() => guess(loadBalancer, `203.0.113.3, ${attacker}`))
    expect(await guess(loadBalancer, `203.0.113.4, ${attacker}`)).toBe(429)
  })
})

describe('a proxy that TRUST_PROXY does not name', () => {
  it('is warned about once, by its address', async () => {
    const lines: { level: number; peer?: string; msg: string }[] = []
    const app = fastify({
      logger: { stream: { write: (line: string) => lines.push(JSON.parse(line)) } },
      trustProxy: warnOfUntrustedProxy(trustProxy, (facts, text) => app.log.warn(facts, text)),
    })
    app.get('/', ({ ip }) => ip)
    const ask = (remoteAddress: string, headers: Record<string, string>) =>
      app.inject({ url: '/', remoteAddress, headers })
    await ask('10.0.0.9', {})
    await ask(loadBalancer, { 'x-forwarded-for': attacker })
    await ask('10.0.0.9', { 'x-forwarded-for': attacker })
    await ask('10.0.0.10', { 'x-forwarded-for': attacker })
    await app.close()
    const warnings = lines.filter(({ level }) => level === 40)
    expect(warnings.map(({ peer }) => peer)).toEqual(['10.0.0.9'])
    expect(warnings[0]?.msg).toContain('TRUST_PROXY')
  })
})
