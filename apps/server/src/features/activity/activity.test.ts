import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect, tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, csrfHeaders, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  test = await buildTestApp()
  headers = await csrfHeaders(test.app)
})
afterAll(() => test.deps.database.close())

const post = (payload: object | string, extra: Record<string, string> = headers, remoteAddress = '127.0.0.1') =>
  test.app.inject({ method: 'POST', url: '/api/activities', payload, headers: extra, remoteAddress })

const { activity } = tables
const db = () => test.deps.database.db
const pathsInTable = async () => (await db().select({ to: activity.to }).from(activity)).map(({ to }) => to)

describe('recording an activity', () => {
  it('refuses a caller without the XSRF echo, with a forged one, or with one header only', async () => {
    const own = headers['x-xsrf-token'] ?? ''
    const forged = `${own.split('.')[0]}.AAAA`
    const attempts: Record<string, string>[] = [
      {},
      { cookie: headers.cookie ?? '' },
      { 'x-xsrf-token': own },
      { cookie: `XSRF-TOKEN=${forged}`, 'x-xsrf-token': forged },
    ]
    for (const bad of attempts) {
      const response = await post({ to: '/' }, bad)
      expect(response.statusCode).toBe(419)
      expect(response.json().code).toBe('csrf_mismatch')
    }
  })

  it.each([
    [{}, 'to'],
    [{ to: '' }, 'to'],
    [{ to: 5 }, 'to'],
    [{ to: 'x'.repeat(2001) }, 'to'],
    [{ to: '/', query: 'x' }, 'query'],
    [{ to: '/', query: { a: 1 } }, 'query.a'],
  ])('refuses %j with a 422 that names %s', async (payload, field) => {
    const response = await post(payload)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)).toContain(field)
  })

  it('refuses what is not JSON, and what is too large, clearly', async () => {
    const broken = await post('{"to":', { ...headers, 'content-type': 'application/json' })
    const text = await post('to=/', { ...headers, 'content-type': 'application/x-www-form-urlencoded' })
    const large = await post({ to: '/', query: { a: 'x'.repeat(300_000) } })
    expect([broken.statusCode, text.statusCode, large.statusCode]).toEqual([400, 415, 413])
    expect(broken.json().code).toBe('bad_request')
  })

  it('refuses what no database keeps, and goes on recording', async () => {
    const bad = await post('{"to":"/\\u0000"}', { ...headers, 'content-type': 'application/json' })
    expect([bad.statusCode, Object.keys(bad.json().errors)]).toEqual([422, ['to']])
    expect((await post({ to: '/after' })).statusCode).toBe(202)
    expect(await pathsInTable()).toContain('/after')
  })

  it('has each of 1,200 in the table when it is accepted', async () => {
    const sent = Array.from({ length: 1200 }, (_, index) => `/page/${index}`)
    const record = (to: string, index: number) =>
      post(
        { to, from: '/', query: { utm_source: 'test' } },
        { ...headers, 'x-device-token': 'd'.repeat(32) },
        `192.0.2.${index % 100}`,
      )
    const answers = await Promise.all(sent.map(record))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]))
    expect(await pathsInTable()).toEqual(expect.arrayContaining(sent))
    const [row] = await db().select().from(activity).where(eq(activity.to, '/page/7'))
    expect(row).toMatchObject({ from: '/', query: { utm_source: 'test' } })
    expect(row?.deviceHash).not.toContain('dddd')
  })

  it('takes so much from one address and no more, and goes on for others', async () => {
    const flood = await Promise.all(Array.from({ length: 400 }, () => post({ to: '/x' }, headers, '198.51.100.1')))
    const refused = flood.filter(({ statusCode }) => statusCode === 429)
    expect(refused.length).toBeGreaterThan(100)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await post({ to: '/x' }, headers, '198.51.100.2')).statusCode).toBe(202)
  })

  it('lets a megabyte at most grow from a flood of the longest records of one address', async () => {
    const query = Object.fromEntries(
      Array.from({ length: 3 }, (_, nth) => [`k${nth}`, randomBytes(250).toString('hex')]),
    )
    const size = async () =>
      Number((await db().execute(sql`select pg_total_relation_size('activity') as bytes`)).rows[0]?.bytes)
    const before = await size()
    await Promise.all(Array.from({ length: 1000 }, () => post({ to: '/', query }, headers, '198.51.100.3')))
    expect((await size()) - before).toBeLessThan(1024 * 1024)
  })

  it('answers 503 and accepts nothing while the database is away', async () => {
    const lost = await buildTestApp({ database: connect('postgres://app@/prostuti?host=/nowhere') })
    const own = await csrfHeaders(lost.app)
    const answer = await lost.app.inject({ method: 'POST', url: '/api/activities', payload: { to: '/' }, headers: own })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
    await lost.close()
  })

  it('is answered before a stop is over, and then it is in the table', async () => {
    const address = await test.app.listen({ host: '127.0.0.1', port: 0 })
    const arrived = once(test.app.server, 'request') as Promise<[IncomingMessage]>
    const sent = request(`${address}/api/activities`, {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'content-type': 'application/json' },
    })
    const answer = once(sent, 'response') as Promise<[IncomingMessage]>
    sent.end('{"to":"/last"}')
    // A request that is only half here when the stop begins is not waited for.
    await once((await arrived)[0], 'end')
    await test.app.close()
    expect((await answer)[0].statusCode).toBe(202)
    expect(await pathsInTable()).toContain('/last')
  })
})
