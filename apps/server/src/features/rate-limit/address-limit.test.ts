import { expect, it } from 'vitest'
import { createAddressLimit } from './address-limit.ts'

const at = (ms: number) => ({ now: new Date(ms) })

it('lets so many through at once, then as many as time gives back', () => {
  const spend = createAddressLimit({ atOnce: 3, perSecond: 1 })
  for (let nth = 0; nth < 3; nth++) spend('192.0.2.1', at(0))
  expect(() => spend('192.0.2.1', at(0))).toThrow(expect.objectContaining({ code: 'too_many_requests' }))
  expect(() => spend('192.0.2.1', at(500))).toThrow(expect.objectContaining({ retryAfterSeconds: 1 }))
  spend('192.0.2.1', at(1600))
  expect(() => spend('192.0.2.1', at(1600))).toThrow()
})

it('counts each address by itself, and an IPv6 subscriber as one', () => {
  const spend = createAddressLimit({ atOnce: 1, perSecond: 1 })
  spend('192.0.2.1', at(0))
  spend('192.0.2.2', at(0))
  spend('2001:db8::1', at(0))
  expect(() => spend('2001:db8::2', at(0))).toThrow()
})

it('takes more from what costs more', () => {
  const spend = createAddressLimit({ atOnce: 4, perSecond: 1 })
  spend('192.0.2.1', { ...at(0), cost: 4 })
  expect(() => spend('192.0.2.1', at(0))).toThrow()
})

it('forgets the address it has not seen for longest when too many come', () => {
  const spend = createAddressLimit({ atOnce: 1, perSecond: 0.001 })
  spend('192.0.2.1', at(0))
  for (let nth = 0; nth < 10_000; nth++) spend(`10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`, at(0))
  expect(() => spend('192.0.2.1', at(0))).not.toThrow()
})
