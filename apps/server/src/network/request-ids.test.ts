import { Writable } from 'node:stream'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/test-app.ts'
import { createRequestIds } from './request-ids.ts'
import { readTrustProxy } from './trust-proxy.ts'

const proxy = '10.0.0.5'
const trustProxy = readTrustProxy(proxy)!
const ours = /^[0-9a-f]{6}-[0-9a-z]+$/

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ demo: false, env: { trustProxy } })
})
afterAll(() => test.close())

const ask = async (peer: string, given?: string) => {
  const headers = { accept: 'text/html', ...(given !== undefined && { 'x-request-id': given }) }
  const { headers: answered, body } = await test.app.inject({ url: '/nothing', remoteAddress: peer, headers })
  return { id: String(answered['x-request-id']), body }
}

describe('a request', () => {
  it('is called as the proxy calls it', async () => {
    expect((await ask(proxy, '7d3f-Ab_9.c:1=')).id).toBe('7d3f-Ab_9.c:1=')
  })

  it.each([
    ['a stranger', '198.51.100.66', 'mine-1'],
    ['a proxy with an id that could be more than one', proxy, '<b>x</b>'],
    ['a proxy with an endless id', proxy, 'x'.repeat(65)],
    ['a proxy without one', proxy, undefined],
  ])('of %s is called by a name of ours, another one each time', async (_, peer, given) => {
    const [one, other] = [await ask(peer, given), await ask(peer, given)]
    expect(one.id).toMatch(ours)
    expect(other.id).toMatch(ours)
    expect(one.id).not.toBe(other.id)
  })

  it('has the same name in the log', async () => {
    const lines: { reqId?: string }[] = []
    const stream = new Writable({
      write(line, _encoding, done) {
        lines.push(JSON.parse(String(line)))
        done()
      },
    })
    const app = fastify({ logger: { stream }, genReqId: createRequestIds(trustProxy) })
    app.get('/', () => 'well')
    await app.inject({ url: '/', remoteAddress: proxy, headers: { 'x-request-id': 'from-the-proxy' } })
    await app.close()
    expect(new Set(lines.flatMap(({ reqId = [] }) => reqId))).toEqual(new Set(['from-the-proxy']))
  })
})
