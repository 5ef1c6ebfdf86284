import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { csrfCookie } from '@prostuti/contract'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../config/env.ts'
import { AppError } from '../errors.ts'
import { registerCall } from '../plugins/register-call.ts'
import { bearerTokenOf } from './bearer-token-of.ts'

const cookieName = 'XSRF-TOKEN'
const headerName = 'x-xsrf-token'
const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Signed double submit: another site can make a browser send the cookie, but cannot read it to fill the header,
 * and cannot plant one of its own because it cannot sign. A bearer token is never sent by itself, so it needs no echo.
 */
export function registerCsrf(app: FastifyInstance, env: Env): void {
  registerCall(app, csrfCookie, ({ reply }) => {
    reply.setCookie(cookieName, sign(randomBytes(18).toString('base64url'), env.appSecret), {
      path: '/',
      sameSite: 'lax',
      secure: env.publicUrl.startsWith('https:'),
      maxAge: 2 * 60 * 60,
    })
    reply.header('cache-control', 'no-store')
    return undefined
  })

  app.addHook('onRequest', (request, _reply, done) => {
    if (readingMethods.has(request.method) || bearerTokenOf(request) !== undefined) return done()
    const echoed = request.headers[headerName]
    const kept = request.cookies[cookieName]
    const matches = typeof echoed === 'string' && echoed === kept && isSigned(kept, env.appSecret)
    done(matches ? undefined : new AppError('csrf_mismatch'))
  })
}

function sign(value: string, secret: string): string {
  return `${value}.${createHmac('sha256', secret).update(`csrf:${value}`).digest('base64url')}`
}

function isSigned(token: string, secret: string): boolean {
  const value = token.split('.')[0] ?? ''
  const right = Buffer.from(sign(value, secret))
  const given = Buffer.from(token)
  return right.length === given.length && timingSafeEqual(right, given)
}
