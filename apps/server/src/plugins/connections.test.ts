import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { buildTestApp } from '../testing/test-app.ts'
import { type ConnectionTimes, connectionOptions, registerConnections } from './connections.ts'

const opened: Socket[] = []
let app: FastifyInstance
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy()
  await app.close()
})

async function listen(times: Partial<ConnectionTimes>, routes: (app: FastifyInstance) => void = () => {}) {
  app = fastify({ ...connectionOptions(times) })
  registerConnections(app, times)
  app.post('/echo', async ({ body }) => body)
  routes(app)
  await app.listen({ host: '127.0.0.1', port: 0 })
}

/** Sends these bytes; `whole` is everything that comes back until the connection ends. */
async function send(text: string, server = app.server) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  opened.push(socket)
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk)).on('error', () => {})
  const whole = once(socket, 'close').then(() => Buffer.concat(chunks).toString())
  await once(socket, 'connect')
  socket.write(text)
  return { socket, whole, soFar: () => Buffer.concat(chunks).toString() }
}

const post = (length: number, body: string) =>
  `POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: ${length}\r\n\r\n${body}`

describe('a request that does not come to its end', () => {
  it('is ended in the middle of its headers', async () => {
    await listen({ requestMs: 60, checkEveryMs: 20 })
    const { whole } = await send('GET / HTTP/1.1\r\nhost: x\r\nx-slow: ')
    expect(await whole).toContain('408')
  })

  it('is ended in the middle of its body, announced or in chunks', async () => {
    await listen({ requestMs: 60, checkEveryMs: 20 })
    const announced = await send(post(10, 'half'))
    const chunked = await send(
      'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ntransfer-encoding: chunked\r\n\r\n4\r\nhalf\r\n',
    )
    expect(await announced.whole).toContain('408')
    expect(await chunked.whole).toContain('408')
  })

  it('gets longer the more it announced, so that an upload over a bad network arrives', async () => {
    await listen({ requestMs: 40, bytesPerSecond: 10, checkEveryMs: 20 })
    const { socket, whole } = await send(post(20, '1'.repeat(10)))
    const short = await send(post(1, ''))
    expect(await short.whole).toContain('408')
    socket.end('2'.repeat(10))
    expect(await whole).toContain('200 OK')
  })
})

describe('stopping', () => {
  it('ends at once what has sent nothing, half a request or half a body, and idle connections', async () => {
    await listen({ stopMs: 60_000 }, (routes) => routes.get('/idle', () => 'idle'))
    const idle = await send('GET /idle HTTP/1.1\r\nhost: x\r\n\r\n')
    await once(idle.socket, 'data')
    const ends = [idle, await send(''), await send('GET /idle HT'), await send(post(10, 'half'))]
    // The server has seen them all once it has answered the last.
    const last = await send('GET /idle HTTP/1.1\r\nhost: x\r\n\r\n')
    await once(last.socket, 'data')
    const startedAt = performance.now()
    await app.close()
    await Promise.all(ends.map(({ whole }) => whole))
    expect(performance.now() - startedAt).toBeLessThan(5_000)
  })

  it('lets an answer under way finish, and then ends its connection', async () => {
    let finish = (_text: string) => {}
    let asked = () => {}
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve
    })
    await listen({ stopMs: 60_000 }, (routes) =>
      routes.get('/slow', () => {
        asked()
        return new Promise<string>((resolve) => {
          finish = resolve
        })
      }),
    )
    const { whole } = await send('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n')
    await isAsked
    const closed = app.close()
    finish('all of it')
    await closed
    expect(await whole).toContain('all of it')
  })

  it('cuts an answer that would go on for ever', async () => {
    await listen({ stopMs: 50 }, (routes) =>
      routes.get('/endless', (_request, reply) => {
        reply.hijack()
        reply.raw.writeHead(200)
        reply.raw.write('and so on')
      }),
    )
    const { socket } = await send('GET /endless HTTP/1.1\r\nhost: x\r\n\r\n')
    await once(socket, 'data')
    await app.close()
    await once(socket, 'close')
  })

  it('of the whole server does not wait for half a request', async () => {
    const test = await buildTestApp()
    app = test.app
    await app.listen({ host: '127.0.0.1', port: 0 })
    const half = await send('GET / HT')
    const probe = await send('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
    await once(probe.socket, 'data')
    const startedAt = performance.now()
    await test.close()
    await half.whole
    expect(performance.now() - startedAt).toBeLessThan(5_000)
  })
})
