import { connect } from 'node:net'
import * as contract from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { desc, sql } from 'drizzle-orm'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { registerErrors } from '../plugins/errors.ts'
import { buildDoctor } from '../testing/builders/build-doctor.ts'
import { buildSignIn } from '../testing/builders/build-sign-in.ts'
import { eventually } from '../testing/eventually.ts'
import { buildTestApp, csrfHeaders, type TestApp } from '../testing/test-app.ts'

const page = (status: number) => new Response('<p>a page</p>', { status, headers: { 'content-type': 'text/html' } })
const respond = vi.fn(async ({ request }: { request: Request }) => page(request.url.includes('%25E0') ? 404 : 200))

let test: TestApp
let doctor: Record<string, string>
let visitor: Record<string, string>
beforeAll(async () => {
  test = await buildTestApp({ demo: false, web: { respond } })
  const { db } = test.deps.database
  doctor = (await buildSignIn(db, { doctorId: (await buildDoctor(db)).id })).headers
  visitor = await csrfHeaders(test.app)
})
afterAll(() => test.close())

const post = (url: string, payload: string, headers: Record<string, string> = visitor) =>
  test.app.inject({ method: 'POST', url, payload, headers: { ...headers, 'content-type': 'application/json' } })

const writing = Object.entries(contract).flatMap(([name, value]) => {
  const call = value as Partial<contract.Call>
  const takesTexts =
    call.method === 'POST' && call.body !== undefined && !/payments\/sslcommerz|couriers/.test(call.path!)
  return takesTexts ? [[name, call as contract.Call] as const] : []
})

describe('a text that cannot be kept', () => {
  it.each(writing)('is refused by %s with the name of its field', async (_, call) => {
    const url = call.path.replace(/:\w+/g, '1')
    for (const text of ['"/\\u0000"', '"\\ud800"']) {
      const response = await post(url, `{"somewhere":{"deep":[${text}]}}`, call.access === 'public' ? visitor : doctor)
      expect(response.statusCode).toBe(422)
      expect(Object.keys(response.json().errors)).toEqual(['somewhere.deep.0'])
    }
  })

  it('is refused in a query and in a path of the API', async () => {
    const query = await test.app.inject('/api/v3/web/batches?q=%00')
    expect([query.statusCode, Object.keys(query.json().errors)]).toEqual([422, ['q']])
    const path = await test.app.inject('/api/v3/web/pages/%00')
    expect([path.statusCode, Object.keys(path.json().errors)]).toEqual([422, ['slug']])
  })

  it('is mended in what a gateway or a courier sends, and the rest is kept', async () => {
    const { db } = test.deps.database
    const courier = await post('/api/couriers/steadfast', '{"invoice":"x\\u0000y","note":"half \\ud83d"}', {})
    expect(courier.statusCode).toBe(200)
    const [message] = await db.select().from(tables.courierMessage).orderBy(desc(tables.courierMessage.id)).limit(1)
    expect(message?.body).toEqual({ invoice: 'xy', note: 'half \ufffd' })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const url = '/api/v3/web/payments/sslcommerz/success'
    const gateway = await test.app.inject({ method: 'POST', url, payload: 'tran_id=%00a&x%00=1', headers: form })
    expect([gateway.statusCode, gateway.headers.location]).toEqual([303, '/my/courses'])
    const bkash = await test.app.inject('/api/v3/web/payments/bkash/callback?paymentID=%00&status=success')
    expect([bkash.statusCode, bkash.headers.location]).toEqual([303, '/my/courses'])
  })
})

describe('a body that is too much', () => {
  it.each([
    ['111,000 numbers in one list', `[${'1,'.repeat(111_000)}1]`],
    ['a known field with 100,000 wrong numbers', `{"flagged_question_ids":[${'-1,'.repeat(80_000)}1],"sequence":1}`],
    ['6,000 lists in one another', '['.repeat(6000) + ']'.repeat(6000)],
    ['6,000 objects in one another', `${'{"a":'.repeat(6000)}1${'}'.repeat(6000)}`],
  ])('is refused in a few words: %s', async (_, payload) => {
    for (const url of ['/api/v3/web/on-spot-quiz/abc', '/api/v3/web/doctor/complaints']) {
      const response = await post(url, payload, doctor)
      expect([response.statusCode, response.json().code]).toEqual([413, 'payload_too_large'])
      expect(response.rawPayload.length).toBeLessThan(1000)
    }
  })

  it('is refused at the webhooks too', async () => {
    for (const courier of ['steadfast', 'pathao'])
      expect(
        (await post(`/api/couriers/${courier}`, `{"a":${'['.repeat(6000)}${']'.repeat(6000)}}`, {})).statusCode,
      ).toBe(413)
  })

  it('has at most twenty of its wrong fields named', async () => {
    const wrong = JSON.stringify({ flagged_question_ids: Array(900).fill(-1), sequence: 1 })
    const response = await post('/api/v3/web/on-spot-quiz/abc', wrong, doctor)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors).length).toBeLessThanOrEqual(20)
    expect(response.rawPayload.length).toBeLessThan(8000)
  })
})

describe('an address that was cut or tampered with', () => {
  it('shows the page for nothing-here, in the reader’s language', async () => {
    respond.mockClear()
    const response = await test.app.inject({ url: '/%E0%A6', headers: { cookie: 'lang=en' } })
    expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'text/html'])
    const asked = respond.mock.calls[0]?.[0].request
    expect([new URL(asked?.url ?? '').pathname, asked?.headers.get('cookie')]).toEqual(['/%25E0%25A6', 'lang=en'])
  })

  it('shows the page without the character that nobody can search for', async () => {
    respond.mockClear()
    expect((await test.app.inject('/batches?q=%00')).statusCode).toBe(200)
    expect(new URL(respond.mock.calls[0]?.[0].request.url ?? '').search).toBe('?q=')
  })

  it('is answered by the API in its own words', async () => {
    const response = await test.app.inject('/api/v3/web/pages/%E0%A6')
    expect(contract.errorBody.safeParse(response.json()).success).toBe(true)
    expect(response.statusCode).toBe(422)
    expect((await test.app.inject('/api/%E0%A6')).json().code).toBe('not_found')
  })
})

describe('Accept-Encoding', () => {
  it('is read the same for pages and API answers', async () => {
    const ask = async (url: string, accepted: string) =>
      (await test.app.inject({ url, headers: { 'accept-encoding': accepted } })).headers['content-encoding']
    for (const url of ['/batches', '/api/v3/web/divisions']) {
      expect(await ask(url, 'br ; Q=0, gzip'), url).toBe('gzip')
      expect(await ask(url, 'br;Q=0'), url).toBeUndefined()
      expect(await ask(url, 'br;q=0, *'), url).toBe('gzip')
      expect(await ask(url, 'GZIP, Br'), url).toBe('br')
    }
  })
})

describe('a caller who hangs up', () => {
  it('is counted apart from our own failures, and not logged as one', async () => {
    const failed = vi.spyOn(test.app.log, 'error')
    const abortedIn = (metrics: string) => Number(/^http_requests_aborted_total (\d+)/m.exec(metrics)?.[1])
    const readMetrics = async () => (await test.app.inject('/metrics')).body
    const before = abortedIn(await readMetrics())
    const address = new URL(await test.app.listen({ host: '127.0.0.1', port: 0 }))
    const socket = connect(Number(address.port), address.hostname)
    const head = `POST /api/v3/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n`
    const own = Object.entries(visitor).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`${head}${own.join('')}\r\n{"login":`, () => setTimeout(() => socket.destroy(), 100))
    await eventually(async () => {
      const metrics = await readMetrics()
      expect(abortedIn(metrics)).toBe(before + 1)
      expect(metrics).not.toMatch(/route="\/api\/v3\/auth\/login",status="5/)
    })
    expect(failed).not.toHaveBeenCalled()
  })
})

describe('a database that dies in the middle of a transaction', () => {
  it('is answered with 503 and a wait, also when its rollback fails', async () => {
    const { db } = test.deps.database
    const dying = fastify()
    registerErrors(dying)
    dying.get('/', () =>
      db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
        await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
        await tx.execute(sql`select 1`)
      }),
    )
    const response = await dying.inject('/')
    expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable'])
    expect(response.headers['retry-after']).toBe('5')
    await dying.close()
  })

  it('is answered with 503 and a wait when our own disk is full', async () => {
    const full = fastify()
    registerErrors(full)
    full.get('/', () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })
    })
    const response = await full.inject('/')
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
    await full.close()
  })
})
