import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from '../config/env.ts'
import { exchange } from '../outbound/exchange.ts'
import { createSiteBase } from '../site-base.ts'
import { createS3Client } from '../storage/s3/s3-client.ts'
import { inCallSpan } from './spans.ts'
import { startTracing } from './start-tracing.ts'
import { summariseQuery } from './summarise-query.ts'

const database = await createTestDatabase()
afterAll(() => database.close())

const phone = '01712345678'
const traceId = '0af7651916cd43dd8448eb211c80319c'
const parentId = 'b7ad6b7169203331'
const traceparent = `00-${traceId}-${parentId}-01`

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type SentSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
  status: { code?: number }
}
type Sent = { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }

let collector: Server
let bodies: string[]
let app: FastifyInstance
let stop: () => Promise<void>
/** What the service that the site asks has heard. */
let asked: IncomingMessage['headers'][]

beforeEach(async () => {
  bodies = []
  asked = []
  collector = createServer(async (request, response) => {
    const body = await text(request)
    if (request.url === '/v1/traces') bodies.push(body)
    else asked.push(request.headers)
    response.setHeader('content-type', 'application/json').end('{}')
  })
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
})
afterEach(async () => {
  await app.close()
  await stop()
  collector.close()
})

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function open({ endpoint = urlOf(collector), ratio = 1 } = {}) {
  stop = await startTracing({ endpoint, ratio, service: 'tested' })
  const { settings } = readSettings({ TRUST_PROXY: '10.0.0.5', LOG_LEVEL: 'silent', ADDRESS_LIMIT: '0' })
  app = createSiteBase({ env: { ...settings!, appSecret: 'x' } })
  app.post('/doctors/:phone', async (request, reply) => {
    await database.db.execute(sql`select id from doctor where phone = ${(request.body as { phone: string }).phone}`)
    const init = { method: 'POST', headers: {}, body: phone, signal: AbortSignal.timeout(5_000) }
    await exchange({ service: 'bkash', url: `${urlOf(collector)}/pay?token=${phone}`, init })
    if (request.headers['x-fail'] !== undefined) await database.db.execute(sql`select 1 / ${'0'}::int`)
    return reply.send({})
  })
}

const ask = (headers: Record<string, string> = {}, remoteAddress = '10.0.0.5') =>
  app.inject({ method: 'POST', url: `/doctors/${phone}?token=${phone}`, payload: { phone }, headers, remoteAddress })

/** All that have arrived, after what was still on its way. */
async function spansSent(): Promise<SentSpan[]> {
  await stop()
  return bodies.flatMap((body) =>
    (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  )
}

describe('a traced request', () => {
  it('is a child of the proxy’s, with its statements and calls as its own children, and the called service is told', async () => {
    await open()
    expect((await ask({ traceparent, 'x-request-id': 'abc-1' })).statusCode).toBe(200)
    const spans = await spansSent()
    const request = spans.find(({ name }) => name === 'POST /doctors/:phone')
    const query = spans.find(({ name }) => name === 'select doctor')
    const call = spans.find(({ name }) => name === 'POST bkash')
    expect(spans).toHaveLength(3)
    expect(request).toMatchObject({ traceId, parentSpanId: parentId })
    expect(query).toMatchObject({ traceId, parentSpanId: request?.spanId })
    expect(call).toMatchObject({ traceId, parentSpanId: request?.spanId })
    expect(asked[0]?.traceparent).toBe(`00-${traceId}-${call?.spanId}-01`)
    const said = request?.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue])
    expect(Object.fromEntries(said ?? [])).toEqual({
      'http.request.method': 'POST',
      'http.route': '/doctors/:phone',
      'http.response.status_code': 200,
      'prostuti.request_id': 'abc-1',
    })
  })

  it('tells the collector nothing that anybody typed, not even when it fails', async () => {
    await open()
    await ask()
    expect((await ask({ 'x-fail': '1' })).statusCode).toBe(500)
    const spans = await spansSent()
    expect(spans.filter(({ status }) => status.code === 2).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['POST /doctors/:phone', 'select']),
    )
    expect(bodies.join()).toContain('tested')
    expect(bodies.join()).not.toContain(phone)
  })

  it('has the calls of the bucket of files as its children too, by nothing but their method', async () => {
    await open()
    app.get('/files', async (_request, reply) => {
      const account = { region: 'x', accessKeyId: 'x', secretAccessKey: 'x' }
      const s3 = createS3Client({ ...account, endpoint: urlOf(collector), bucket: 'b', pathStyle: true })
      await s3.ask({ method: 'GET', key: `files/${phone}` })
      s3.close()
      return reply.send({})
    })
    expect((await app.inject('/files')).statusCode).toBe(200)
    const spans = await spansSent()
    const request = spans.find(({ name }) => name === 'GET /files')
    expect(spans.find(({ name }) => name === 'GET s3')?.parentSpanId).toBe(request?.spanId)
    expect(asked[0]?.traceparent).toBeUndefined()
    expect(bodies.join()).not.toContain(phone)
  })

  it('begins a trace of its own where a stranger names one', async () => {
    await open()
    await ask({ traceparent }, '198.51.100.66')
    const [request] = (await spansSent()).filter(({ name }) => name.endsWith('/:phone'))
    expect(request?.traceId).not.toBe(traceId)
    expect(request?.parentSpanId).toBeFalsy()
  })

  it('is one of the share that is wanted', async () => {
    await open({ ratio: 0 })
    for (let nth = 0; nth < 20; nth++) await ask()
    expect(await spansSent()).toEqual([])
    // The called service is not told of a trace that nobody keeps.
    expect(asked).toHaveLength(20)
    expect(asked.every(({ traceparent: told }) => told === undefined)).toBe(true)
  })

  it('is one of that share also where the proxy passes on that a visitor wants it traced', async () => {
    await open({ ratio: 0 })
    for (let nth = 0; nth < 20; nth++) await ask({ traceparent })
    expect(await spansSent()).toEqual([])
  })

  it('takes no free text from the proxy, neither into a span nor to a gateway', async () => {
    await open()
    await ask({ traceparent, tracestate: `a=${phone}` })
    expect(await spansSent()).toHaveLength(3)
    expect(bodies.join()).not.toContain(phone)
    expect(asked[0]?.tracestate).toBeUndefined()
  })
})

describe('a collector that is away', () => {
  it('costs no request anything and holds up no stop', async () => {
    const gone = createServer().listen(0, '127.0.0.1')
    await once(gone, 'listening')
    const endpoint = urlOf(gone)
    gone.close()
    await open({ endpoint })
    for (let nth = 0; nth < 5; nth++) expect((await ask()).statusCode).toBe(200)
    const before = performance.now()
    await stop()
    expect(performance.now() - before).toBeLessThan(5_000)
  })

  it('and one that never answers holds up no stop either', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    await open({ endpoint: urlOf(silent) })
    await ask()
    const before = performance.now()
    await stop()
    expect(performance.now() - before).toBeLessThan(8_000)
    silent.closeAllConnections()
    silent.close()
  })
})

it('without an endpoint a call is made as it is', async () => {
  await open()
  await stop()
  const work = async (headers: Record<string, string>) => ({ status: 200, headers })
  expect(await inCallSpan({ service: 'x', method: 'GET' }, work)).toEqual({ status: 200, headers: {} })
})

it.each([
  ['select "id" from "doctor" where "phone" = $1', 'select doctor'],
  ['insert into "sign_in" ("id") values ($1)', 'insert sign_in'],
  ['update attempt set x = 1', 'update attempt'],
  ['begin', 'begin'],
  ["select set_config('x', 'secret', true)", 'select'],
  ["notify live, '{}'", 'notify'],
  ['  ', 'statement'],
  ['delete from "doc\'tor"', 'delete'],
])('%s is summarised as %s', (statement, summary) => {
  expect(summariseQuery(statement)).toBe(summary)
})
