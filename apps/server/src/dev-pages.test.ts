import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { startSandbox } from '@prostuti/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Mode } from './config/mode.ts'
import { buildTestApp, type TestApp } from './testing/test-app.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
const apps: TestApp[] = []
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(async () => {
  for (const test of apps) await test.close()
  await sandbox.close()
})

async function openApp(mode: Mode): Promise<TestApp> {
  const open = apps.find(({ deps }) => isDeepStrictEqual(deps.env.mode, mode))
  if (open !== undefined) return open
  const database = apps[0]?.deps.database
  const test = await buildTestApp({
    demo: false,
    env: { mode },
    sandboxUrl: sandbox.url,
    ...(database && { database }),
  })
  apps.push(test)
  return test
}

const pages = ['/dev/outbox', '/dev/couriers']

const strangers: [string, { remoteAddress?: string; headers?: Record<string, string> }][] = [
  ['from another machine', { remoteAddress: '203.0.113.9' }],
  ['through a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
  ['through a proxy that says so in the newer way', { headers: { forwarded: 'for=203.0.113.9' } }],
  ['through a proxy that names itself alone', { headers: { via: '1.1 proxy' } }],
  ['through a proxy that hides', { headers: { host: 'demo.example' } }],
  ['with a name that was pointed to this machine', { headers: { host: 'localhost.evil.example:3000' } }],
  [
    'with a header that claims this machine',
    { remoteAddress: '203.0.113.9', headers: { 'x-forwarded-for': '127.0.0.1' } },
  ],
]

describe('the pages under /dev', () => {
  it('are all in this test', async () => {
    const { app } = await openApp({ kind: 'demo', public: false })
    const known = app.printRoutes({ commonPrefix: false }).match(/\/?dev\/\S+/g)
    expect(new Set(known)).toEqual(new Set(pages))
  })

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'open to whoever sits at the machine, at %s',
    async (host) => {
      const { app } = await openApp({ kind: 'demo', public: true })
      for (const url of pages) expect((await app.inject({ url, headers: { host } })).statusCode, url).toBe(200)
    },
  )

  it.each(strangers)('are not there for a visitor %s', async (_, visit) => {
    const { app } = await openApp({ kind: 'demo', public: true })
    for (const url of pages) {
      expect((await app.inject({ url, ...visit })).statusCode, url).toBe(404)
      expect((await app.inject({ method: 'HEAD', url, ...visit })).statusCode, url).toBe(404)
    }
  })

  it('are not there through a proxy that hides everything but its age, as nginx does when it is told nothing', async () => {
    const { app } = await openApp({ kind: 'demo', public: true })
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
    for (const url of pages) {
      const wire = connect(Number(port), '127.0.0.1')
      wire.write(`GET ${url} HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`)
      expect(await text(wire), url).toMatch(/^HTTP\/1\.[01] 404 /)
    }
  })

  it('are not there in a centre, not even for its own machine', async () => {
    const { app } = await openApp({ kind: 'centre', public: false })
    for (const url of pages) expect((await app.inject(url)).statusCode, url).toBe(404)
  })
})

describe('a parcel of the sandbox', () => {
  it('is shown to anybody who has its code, without name or address, and no other with it', async () => {
    const { app, deps } = await openApp({ kind: 'demo', public: true })
    const account = deps.env.courier.accounts(sandbox.url).steadfast!
    for (const invoice of ['MINE', 'OTHERS'])
      await fetch(`${account.baseUrl}/create_order`, {
        method: 'POST',
        headers: { 'api-key': account.apiKey, 'secret-key': account.secretKey, 'content-type': 'application/json' },
        body: JSON.stringify({
          invoice,
          recipient_name: 'নুসরাত',
          recipient_phone: '01712345678',
          recipient_address: 'ধানমন্ডি',
          cod_amount: 0,
        }),
      })
    const parcel = () => sandbox.couriers.parcels().find(({ invoice }) => invoice === 'MINE')!
    const url = `/sandbox/parcels?code=${parcel().trackingCode}`
    const visitor = { remoteAddress: '203.0.113.9', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    const page = await app.inject({ url, ...visitor })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('MINE')
    expect(page.body).not.toMatch(/OTHERS|নুসরাত|ধানমন্ডি|01712345678/)

    const push = (invoice: string) =>
      app.inject({ method: 'POST', url, ...visitor, payload: `invoice=${invoice}&status=pending` })
    const pushed = await push('OTHERS')
    expect([pushed.statusCode, pushed.headers.location]).toEqual([303, `parcels?code=${parcel().trackingCode}`])
    expect(sandbox.couriers.parcels().map(({ invoice, status }) => [invoice, status])).toEqual([
      ['OTHERS', 'in_review'],
      ['MINE', 'pending'],
    ])
    expect((await app.inject({ url: '/sandbox/parcels', ...visitor })).statusCode).toBe(404)
    const guessed = await app.inject({ url: '/sandbox/parcels?code=GUESSED1', ...visitor })
    expect(guessed.body).toContain('এমন কোনো পার্সেল নেই')
    expect(guessed.body).not.toMatch(/MINE|OTHERS/)
  })
})
