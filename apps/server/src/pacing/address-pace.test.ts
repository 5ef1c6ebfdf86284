import { expect, it } from 'vitest'
import { createAddressPace } from './address-pace.ts'

it('lets so many through at once, then as many as time gives back, and says when', () => {
  let time = 0
  const spend = createAddressPace({ unitsPerSecond: 1, burst: 3, longestWaitMs: 0 }, () => time)
  for (let nth = 0; nth < 3; nth++) expect(spend('192.0.2.1', 1)).toBe(0)
  const refusal = expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds: 1 })
  expect(() => spend('192.0.2.1', 1)).toThrow(refusal)
  time = 500
  expect(() => spend('192.0.2.1', 1)).toThrow(refusal)
  time = 1600
  expect(spend('192.0.2.1', 1)).toBe(0)
  expect(() => spend('192.0.2.1', 1)).toThrow(refusal)
})

it('counts each address by itself, and an IPv6 subscriber as one', () => {
  const spend = createAddressPace({ unitsPerSecond: 1, burst: 1, longestWaitMs: 0 }, () => 0)
  for (const address of ['192.0.2.1', '192.0.2.2', '2001:db8::1']) spend(address, 1)
  expect(() => spend('2001:db8::2', 1)).toThrow()
})
