import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
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
  checkEveryMs: 2_000,
  stopMs: 8_000,
}

/** The largest upload, 5 MB, gets this much at the slowest allowed rate; who announces more is refused for that. */
const longestExtraMs = 640_000

/** Node has one limit for all bodies, which would have to suit the slowest upload: bodies are limited below. */
export function connectionOptions(given: Partial<ConnectionTimes> = {}): { http: ServerOptions } {
  const { requestMs, checkEveryMs } = { ...usualTimes, ...given }
  return { http: { headersTimeout: requestMs, connectionsCheckingInterval: checkEveryMs } }
}

const socketsOf = new WeakMap<NetServer, Set<Socket>>()

export const countConnections = ({ server }: FastifyInstance): number => socketsOf.get(server)?.size ?? 0

/** Ends requests that do not come to their end, and lets the server stop without waiting for them. */
export function registerConnections(
  app: FastifyInstance,
  given: Partial<ConnectionTimes> = {},
  draining?: AbortSignal,
): void {
  const times = { ...usualTimes, ...given }
  const sockets = new Set<Socket>()
  socketsOf.set(app.server, sockets)
  let stopping = false
  app.server.on('connection', (socket: Socket) => {
    if (stopping) return void socket.destroy()
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  limitBodies(app, sockets, times)
  draining?.addEventListener('abort', () => endEachAfterItsAnswer(app, sockets), { once: true })
  app.addHook('preClose', async () => {
    stopping = true
    for (const socket of sockets) endAfterAnswer(socket)
    setTimeout(() => {
      for (const socket of sockets) socket.destroy()
    }, times.stopMs).unref()
  })
}

/**
 * One look at all connections every few seconds, at which the time of a body that is still arriving begins: anything that
 * is done for each request would cost every save of an answer.
 */
function limitBodies(app: FastifyInstance, sockets: Set<Socket>, times: ConnectionTimes): void {
  const seenAt = new WeakMap<IncomingMessage, number>()
  const timer = setInterval(() => {
    const now = performance.now()
    for (const socket of sockets) {
      const answer = answerOn(socket)
      if (answer == null || answer.req.complete || answer.req.destroyed) continue
      const since = seenAt.get(answer.req)
      if (since === undefined) seenAt.set(answer.req, now)
      else if (now - since > bodyMs(answer.req, times)) refuseSlowBody(socket, answer)
    }
  }, times.checkEveryMs).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}

function bodyMs({ headers }: IncomingMessage, { requestMs, bytesPerSecond }: ConnectionTimes): number {
  const bytes = Number(headers['content-length'] ?? 0)
  return requestMs + Math.min((bytes / bytesPerSecond) * 1000, longestExtraMs)
}

/** Which answer a connection is writing, or about to; only its inner field says. */
export const answerOn = (
  socket: Socket & { _httpMessage?: ServerResponse | null },
): ServerResponse | null | undefined => socket._httpMessage

/** The same bytes that Node answers slow headers with. */
function refuseSlowBody(socket: Socket, answer: ServerResponse): void {
  if (!answer.headersSent)
    socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  socket.destroySoon()
}

/**
 * From now on every answer is the last of its connection, so that whoever keeps connections open opens the next one elsewhere. A
 * connection that is only cut, while it is idle, may meet a request that is on its way.
 */
function endEachAfterItsAnswer(app: FastifyInstance, sockets: Set<Socket>): void {
  app.server.prependListener('request', (_request, answer: ServerResponse) => answer.setHeader('connection', 'close'))
  for (const socket of sockets) {
    const answer = answerOn(socket)
    if (answer != null && !answer.headersSent) answer.setHeader('connection', 'close')
  }
}

/** Nobody new is let in; who is connected stays. Node's own `close` of an HTTP server cuts idle connections with it. */
export function stopAccepting({ server }: FastifyInstance): void {
  if (server.listening) NetServer.prototype.close.call(server)
}

/**
 * Node's own closing waits for connections that have sent half a request or none yet, and does not end those that become
 * idle afterwards.
 */
function endAfterAnswer(socket: Socket): void {
  const answer = answerOn(socket)
  if (!answer?.req.complete) return void socket.destroy()
  if (!answer.headersSent) answer.setHeader('connection', 'close')
  answer.once('close', () => socket.destroySoon())
}
