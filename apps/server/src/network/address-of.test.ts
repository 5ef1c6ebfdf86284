import fastify from 'fastify'
import { expect, it } from 'vitest'
import { addressOf } from './address-of.ts'
import { readTrustProxy } from './trust-proxy.ts'

it.each([
  ['127.0.0.1', undefined],
  ['127.0.0.1', '203.0.113.9'],
  ['127.0.0.1', ' 203.0.113.9 '],
  ['198.51.100.6', '203.0.113.9'],
])('says of %s, who forwards %s, what the framework says', async (remoteAddress, forwarded) => {
  const trustProxy = readTrustProxy('loopback')!
  const app = fastify({ trustProxy })
  app.get('/', ({ ip, raw }) => ({ framework: ip, ours: addressOf(raw, trustProxy) }))
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const { framework, ours } = (await app.inject({ url: '/', remoteAddress, headers })).json()
  expect(ours).toBe(framework)
})

it.each(['203.0.113.9, 10.0.0.1', ''])('leaves "%s" to the framework', (forwarded) => {
  const request = { socket: { remoteAddress: '127.0.0.1' }, headers: { 'x-forwarded-for': forwarded } }
  expect(addressOf(request as never, () => true)).toBeUndefined()
})
