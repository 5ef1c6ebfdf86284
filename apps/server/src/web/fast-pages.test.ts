import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { readMetric } from '../testing/read-metric.ts'
import { buildTestApp, type TestApp } from '../testing/test-app.ts'
import { openFastPages } from './fast-pages.ts'

let test: TestApp
let address: string
let byFramework = 0
const count = () => {
  byFramework += 1
}
/** Of one address: so many at once, then ten times as many a second. */
const pagesAtOnce = 30
beforeAll(async () => {
  test = await buildTestApp({
    demo: false,
    env: { addressLimit: pagesAtOnce * 10 },
    web: {
      respond: async ({ request }) =>
        new Response(`<p>${request.url} ${request.headers.get('cookie')} ${'words '.repeat(500)}</p>`, {
          headers: { 'content-type': 'text/html; charset=utf-8' },
        }),
    },
  })
  address = await test.app.listen({ host: '127.0.0.1', port: 0 })
  subscribe('tracing:fastify.request.handler:start', count)
})
afterAll(async () => {
  unsubscribe('tracing:fastify.request.handler:start', count)
  await test.close()
})

/** Each from an address of its own, for whom a proxy on this machine asks. */
let caller = 0
const get = async (path: string, headers: Record<string, string> = {}, from = `203.0.113.${++caller}`) => {
  const answer = await fetch(address + path, { headers: { 'x-forwarded-for': from, ...headers } })
  const { date: _, ...rest } = Object.fromEntries(answer.headers)
  return { status: answer.status, headers: rest, body: await answer.text() }
}
/** The framework answers who brings a token, good or not. */
const throughFramework = { authorization: 'Bearer nobody' }

/** Once the server listens for changes of content it forgets what it had before. */
beforeEach(() =>
  vi.waitFor(
    async () => {
      byFramework = 0
      await get('/page')
      await get('/page', { cookie: 'lang=en' })
      expect(byFramework).toBe(0)
    },
    { timeout: 15_000 },
  ),
)

it.each<[string, Record<string, string>]>([
  ['in Bengali', {}],
  ['in English', { cookie: 'a=b; lang=en' }],
  ['packed by gzip', { 'accept-encoding': 'gzip' }],
  ['not packed', { 'accept-encoding': 'identity' }],
])('answers a page in memory %s as the framework does, without it', async (_, headers) => {
  const inLane = await get('/page', headers)
  expect(byFramework).toBe(0)
  expect(inLane).toEqual(await get('/page', { ...headers, ...throughFramework }))
  expect(byFramework).toBe(1)
  const known = { ...headers, 'if-none-match': inLane.headers.etag! }
  const again = await get('/page', known)
  expect(again.status).toBe(304)
  expect(byFramework).toBe(1)
  expect(again).toEqual(await get('/page', { ...known, ...throughFramework }))
})

it('leaves to the framework what is not in memory, or asked for in another way', async () => {
  expect((await get('/other')).status).toBe(200)
  expect((await get('/page?a=1')).status).toBe(200)
  expect((await get('/%70age')).status).toBe(200)
  expect(byFramework).toBe(3)
})

it('leaves to the framework, which lets them wait, the requests beyond the pace of an address', async () => {
  const pages = await Promise.all(Array.from({ length: pagesAtOnce * 5 }, () => get('/page', {}, '198.51.100.7')))
  expect(byFramework).toBeGreaterThan(0)
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
})

it('writes a line for an answer that was slow', async () => {
  const info = vi.spyOn(test.app.log, 'info')
  let takesMs = 0
  openFastPages(test.app, {
    route: '/slow',
    has: ({ url }) => url === '/slow',
    take: () => 'words',
    send(words, _, answer) {
      const until = performance.now() + takesMs
      while (performance.now() < until);
      answer.end(words)
      return 200
    },
  })
  expect((await get('/slow')).body).toBe('words')
  expect(info).not.toHaveBeenCalled()
  takesMs = 510
  expect((await get('/slow')).body).toBe('words')
  expect(info.mock.calls).toEqual([[expect.objectContaining({ status: 200 }), 'request completed']])
  info.mockRestore()
})

it('counts what it answered', async () => {
  const labels = { method: 'GET', route: '/*', status: '200' }
  const [requests, hits] = [
    await readMetric('http_request_duration_seconds_count', labels),
    await readMetric('prostuti_page_cache_answers_total', { result: 'hit' }),
  ]
  await get('/page')
  expect(byFramework).toBe(0)
  expect(await readMetric('http_request_duration_seconds_count', labels)).toBe(requests + 1)
  expect(await readMetric('prostuti_page_cache_answers_total', { result: 'hit' })).toBe(hits + 1)
})
