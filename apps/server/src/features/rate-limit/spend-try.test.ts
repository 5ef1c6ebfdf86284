import { tables } from '@prostuti/db'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressBlock } from '../../network/address-block.ts'
import { readMetric } from '../../testing/read-metric.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { forgetTries, giveBackTry } from './give-back-tries.ts'
import { spendTry } from './spend-try.ts'

const limit = { name: 'test', tries: 3, windowMs: 60_000 }
const start = new Date('2026-07-01T00:00:00Z').getTime()
let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

/** `ok`, or the seconds to wait. */
const spend = (who: string, afterMs = 0): Promise<'ok' | number | undefined> =>
  spendTry(test.deps.database.db, limit, { who, now: new Date(start + afterMs) }).then(
    () => 'ok' as const,
    (error: { retryAfterSeconds?: number }) => error.retryAfterSeconds,
  )

describe('a rate limit', () => {
  it('lets so many through, then says how long to wait, then begins anew', async () => {
    expect([await spend('a'), await spend('a', 1), await spend('a', 2)]).toEqual(['ok', 'ok', 'ok'])
    const refused = () => readMetric('prostuti_rate_limited_total', { limit: limit.name })
    const before = await refused()
    expect(await spend('a', 15_000)).toBe(45)
    expect(await refused()).toBe(before + 1)
    expect(await spend('b', 15_000)).toBe('ok')
    expect(await spend('a', 60_000)).toBe('ok')
  })

  it('lets no more through when a hundred come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => spend('crowd')))
    expect(answers.filter((each) => each === 'ok')).toHaveLength(3)
  })

  it('gives back one try, or all', async () => {
    const { db } = test.deps.database
    for (let nth = 0; nth < 3; nth++) await spend('c')
    await giveBackTry(db, limit, 'c')
    expect([await spend('c'), await spend('c')]).toEqual(['ok', 60])
    await forgetTries(db, limit, 'c')
    expect(await spend('c')).toBe('ok')
  })

  it('keeps one row for each counter', async () => {
    expect(await test.deps.database.db.$count(tables.rateLimit)).toBe(4)
  })
})

it('counts an IPv6 subscriber as one, and an IPv4 address whole', () => {
  expect(addressBlock('203.0.113.9')).toBe('203.0.113.9')
  expect(addressBlock('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(addressBlock('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2')
  expect(addressBlock('2001:DB8:1:2::')).toBe('2001:db8:1:2')
  expect(addressBlock('2001:db8::9')).toBe('2001:db8:0:0')
  expect(addressBlock('fe80::1%eth0')).toBe('fe80:0:0:0')
  // As some load balancers write it: with a port that is another for every connection.
  expect(addressBlock('203.0.113.9:49152')).toBe('203.0.113.9')
  expect(addressBlock('[2001:db8:1:2:aaaa::1]:49152')).toBe('2001:db8:1:2')
  expect(addressBlock('::1')).toBe('0:0:0:0')
})
