import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { registerErrors } from './errors.ts'
import { registerMetrics } from './metrics.ts'

const token = 'mL3v0Qe9Zr7Yt1Wb5Xc8Kd2Pf6Hs4Jg0aN'
let app: FastifyInstance
afterEach(() => app.close())

function build(metricsToken: string | undefined) {
  app = fastify({ trustProxy: true })
  registerErrors(app)
  registerMetrics(app, { env: { metricsToken, dataDir: '/' } })
}

type Scraper = { from?: string; headers?: Record<string, string> }

const ask = async ({ from = '127.0.0.1', headers = {} }: Scraper = {}) =>
  (await app.inject({ url: '/metrics', remoteAddress: from, headers })).statusCode

describe('/metrics without a token', () => {
  it('is for this machine', async () => {
    build(undefined)
    const { body, headers } = await app.inject('/metrics')
    expect(headers['content-type']).toContain('text/plain; version=0.0.4')
    expect(body).toContain('nodejs_eventloop_lag_p99_seconds')
    expect(body).toMatch(/^prostuti_data_disk_free_bytes \d+$/m)
  })

  it.each<[string, Scraper]>([
    ['another machine, also of the same network', { from: '10.0.0.9' }],
    ['a visitor through a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ['a visitor who claims to be this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a proxy that only passes the name on', { headers: { host: 'exams.example.com' } }],
    ['a token that nobody set', { from: '10.0.0.9', headers: { authorization: `Bearer ${token}` } }],
    ['an empty token', { from: '10.0.0.9', headers: { authorization: 'Bearer ' } }],
  ])('does not exist for %s', async (_, asked) => {
    build(undefined)
    expect(await ask(asked)).toBe(404)
  })
})

describe('/metrics with a token', () => {
  it('is for whoever shows it, from wherever', async () => {
    build(token)
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' }
    expect(await ask({ from: '10.0.0.9', headers })).toBe(200)
  })

  it('is for nobody else, not even on this machine', async () => {
    build(token)
    expect(await ask()).toBe(404)
    expect(await ask({ headers: { authorization: `Bearer ${token.slice(1)}` } })).toBe(404)
  })
})
