import { tables } from '@prostuti/db'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, csrfHeaders, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  test = await buildTestApp()
  headers = await csrfHeaders(test.app)
})
afterAll(() => test.deps.database.close())

const post = (payload: object | string, extra: Record<string, string> = headers) =>
  test.app.inject({ method: 'POST', url: '/api/activities', payload, headers: extra })

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

  it('loses none of 1,200 on a graceful stop, and keeps their order', async () => {
    const sent = Array.from({ length: 1200 }, (_, index) => `/page/${index}`)
    for (const to of sent) {
      const response = await post(
        { to, from: '/', query: { utm_source: 'test' } },
        { ...headers, 'x-device-token': 'd'.repeat(32) },
      )
      expect(response.statusCode).toBe(202)
    }
    await test.app.close()
    const rows = await test.deps.database.db.select().from(tables.activity).orderBy(asc(tables.activity.id))
    expect(rows.map((row) => row.to)).toEqual(sent)
    expect(rows[0]).toMatchObject({ from: '/', query: { utm_source: 'test' } })
    expect(rows[0]?.deviceHash).not.toContain('dddd')
  })
})
