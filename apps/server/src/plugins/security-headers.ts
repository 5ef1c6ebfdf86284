import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'
import { contentPolicy } from '../web/content-policy.ts'

/** Sent with every answer. A page replaces the content policy by its own, which also names its scripts' hashes. */
export function registerSecurityHeaders(app: FastifyInstance, env: Env): void {
  const headers: Record<string, string> = {
    'content-security-policy': contentPolicy(),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'x-frame-options': 'DENY',
    ...(env.publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
