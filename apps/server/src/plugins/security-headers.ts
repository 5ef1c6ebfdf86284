import type { FastifyInstance } from 'fastify'
import type { Env } from '../config/env.ts'
import { contentPolicy } from '../web/content-policy.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route writes the security headers itself, as finished pages do. */
    bringsItsOwnHeaders?: boolean
  }
}

/**
 * JSON is no page: should a browser ever show it as one, it may load nothing and stand in no frame. What else a page is told
 * would only be more bytes on every answer.
 */
export const apiHeaders = (env: Env): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  ...secureTransport(env),
})

/** Sent with every answer that is not the API's. A page has a content policy of its own, which also names its scripts' and styles' hashes. */
export function securityHeaders(env: Env, policy = contentPolicy()): Record<string, string> {
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'x-frame-options': 'DENY',
    ...secureTransport(env),
  }
}

const secureTransport = ({ publicUrl }: Env) =>
  publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

export function registerSecurityHeaders(app: FastifyInstance, env: Env): void {
  const headers = securityHeaders(env)
  const forApi = apiHeaders(env)
  app.addHook('onRequest', (request, reply, done) => {
    const { url, config } = request.routeOptions
    if (!config.bringsItsOwnHeaders) reply.headers(url?.startsWith('/api/v3/') ? forApi : headers)
    done()
  })
}

/**
 * The office takes scripts, styles, fonts and videos from its own address and nothing inline; it shows pictures of the public site, and the
 * public site itself in a frame, for a preview.
 */
function officePolicy({ publicUrl }: Env): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${publicUrl} https://i.ytimg.com`,
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${publicUrl} https://www.youtube-nocookie.com`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** A link out of the office tells nobody where it stood, and no page of another site keeps a hand on its window. */
export function registerOfficeHeaders(app: FastifyInstance, env: Env): void {
  const forPages = {
    ...securityHeaders(env, officePolicy(env)),
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  }
  const forApi = apiHeaders(env)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? forApi : forPages)
    done()
  })
}
