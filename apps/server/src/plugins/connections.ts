import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export type ConnectionTimes = {
  /** How long the headers of a request may take to arrive, and then its body. */
  requestMs: number
  /** A body gets a second more for each so many bytes that it announces: an upload over a bad network is slow, not hostile. */
  bytesPerSecond: number
  /** How often connections are checked for headers and bodies that do not come. */
  checkEveryMs: number
  /** How long answers may go on once the server stops; then their connections are cut. */
  stopMs: number
}

const usualTimes: ConnectionTimes = {
  requestMs: 30_000,
  bytesPerSecond: 8 * 1024,
  checkEveryMs: 5_000,
  stopMs: 8_000,
}

/** The largest upload, 5 MB, gets this much at the slowest allowed rate; who announces more is refused for that. */
const longestExtraMs = 640_000

/** Node has one limit for all bodies, which would have to suit the slowest upload: bodies are limited below. */
export function connectionOptions(given: Partial<ConnectionTimes> = {}): { http: ServerOptions } {
  const { requestMs, checkEveryMs } = { ...usualTimes, ...given }
  return { http: { headersTimeout: requestMs, connectionsCheckingInterval: checkEveryMs } }
}

/** Ends requests that do not come to their end, and lets the server stop without waiting for them. */
export function registerConnections(app: FastifyInstance, given: Partial<ConnectionTimes> = {}): void {
  const times = { ...usualTimes, ...given }
  limitBodies(app, times)
  const sockets = new Set<Socket>()
  let stopping = false
  app.server.on('connection', (socket: Socket) => {
    if (stopping) return void socket.destroy()
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('preClose', async () => {
    stopping = true
    for (const socket of sockets) endAfterAnswer(socket)
    setTimeout(() => {
      for (const socket of sockets) socket.destroy()
    }, times.stopMs).unref()
  })
}

/** One look at all of them every few seconds: a timer for each would cost every save of an answer. */
function limitBodies(app: FastifyInstance, { requestMs, bytesPerSecond, checkEveryMs }: ConnectionTimes): void {
  const arriving = new Map<IncomingMessage, { until: number; answer: ServerResponse }>()
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, raw } = request
    const bytes = Number(headers['content-length'] ?? 0)
    if (bytes === 0 && headers['transfer-encoding'] === undefined) return done()
    const extraMs = Math.min((bytes / bytesPerSecond) * 1000, longestExtraMs)
    arriving.set(raw, { until: performance.now() + requestMs + extraMs, answer: reply.raw })
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.raw.complete) arriving.delete(request.raw)
    done()
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [raw, { until, answer }] of arriving) {
      // A request that a test injects comes over no socket, and its unread body never ends.
      const isOver = raw.complete || raw.destroyed || !(raw.socket instanceof Socket)
      if (!isOver && now < until) continue
      arriving.delete(raw)
      if (!isOver) refuseSlowBody(raw.socket, answer)
    }
  }, checkEveryMs).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}

/** The same bytes that Node answers slow headers with. */
function refuseSlowBody(socket: Socket, answer: ServerResponse): void {
  if (!answer.headersSent)
    socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  socket.destroySoon()
}

/**
 * Node's own closing waits for connections that have sent half a request or none yet, and does not end those that become
 * idle afterwards. Which answer a connection is writing, only its inner field says.
 */
function endAfterAnswer(socket: Socket & { _httpMessage?: ServerResponse | null }): void {
  const answer = socket._httpMessage
  if (!answer?.req.complete) return void socket.destroy()
  if (!answer.headersSent) answer.setHeader('connection', 'close')
  answer.once('close', () => socket.destroySoon())
}
