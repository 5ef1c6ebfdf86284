import type { FastifyInstance } from 'fastify'
import type { Env } from '../config/env.ts'

/**
 * A load balancer that TRUST_PROXY does not name makes all doctors one address, and one attacker's wrong passwords lock
 * everybody out. Said once: strangers can send such headers too, and must not fill the log with them.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, { trustProxy }: Pick<Env, 'trustProxy'>): void {
  let isSaid = false
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, raw } = request
    if (isSaid || (headers['x-forwarded-for'] ?? headers.forwarded) === undefined) return done()
    const peer = raw.socket.remoteAddress
    if (peer !== undefined && !trustProxy(peer, 0)) {
      isSaid = true
      request.log.warn(
        { peer },
        `${peer} forwards requests of others but is not in TRUST_PROXY, so they all count as one address: if it is your proxy, add it there`,
      )
    }
    done()
  })
}
