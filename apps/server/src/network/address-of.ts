import type { IncomingMessage } from 'node:http'
import type { TrustProxy } from './trust-proxy.ts'

/**
 * Whose request it is, before the framework sees it: of the peer, or of the one for whom a trusted proxy asks. Undefined where it is
 * not as plain as that, and takes the framework's longer look.
 */
export function addressOf(request: IncomingMessage, trustProxy: TrustProxy): string | undefined {
  const peer = request.socket.remoteAddress
  const forwarded = request.headers['x-forwarded-for']
  if (peer === undefined || forwarded === undefined) return peer
  if (typeof forwarded !== 'string' || forwarded === '' || forwarded.includes(',')) return undefined
  return trustProxy(peer, 0) ? forwarded.trim() : peer
}
