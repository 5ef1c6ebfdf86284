import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { TrustProxy } from './trust-proxy.ts'

const header = 'x-request-id'
/** As long as the ids that proxies make, and of letters that can stand in a log, a header and a page as they are. */
const wellFormed = /^[\w.:=-]{1,64}$/

/**
 * How each request is called in the log, the answer and the traces: as the proxy calls it, if that proxy is believed; otherwise by a short
 * name of ours, which one person can read to another: some letters for the process and a number.
 */
export function createRequestIds(
  trustProxy: TrustProxy,
): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  const own = randomBytes(3).toString('hex')
  let count = 0
  return ({ headers, socket: { remoteAddress } }) => {
    const given = headers[header]
    if (typeof given === 'string' && remoteAddress && wellFormed.test(given) && trustProxy(remoteAddress, 0))
      return given
    count += 1
    return `${own}-${count.toString(36)}`
  }
}

/** Says it in every answer but a page from memory, whose bytes are the same for everybody. */
export function answerWithRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(header, request.id)
    done()
  })
}
