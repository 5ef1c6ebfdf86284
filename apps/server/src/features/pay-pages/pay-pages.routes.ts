import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'

const patienceMs = 30_000
const passedOn = ['content-type', 'content-security-policy', 'cache-control', 'location']
const params = z.object({ page: z.enum(['sslcommerz', 'bkash', 'bengali-400.woff2', 'bengali-600.woff2']) })
const query = z.object({ key: z.string().max(100).default('') })

/**
 * In sandbox mode only: the sandbox's payment pages, passed on. It listens on loopback, and the browser that pays may be a phone
 * across the room.
 */
export function payPageRoutes(app: FastifyInstance, { env, sandboxUrl }: Deps): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.route({
    method: ['GET', 'POST'],
    url: '/dev/pay/:page',
    schema: { hide: true },
    async handler(request, reply) {
      const place = params.safeParse(request.params)
      const asked = query.safeParse(request.query)
      if (env.payment.mode !== 'sandbox' || sandboxUrl === undefined || !place.success || !asked.success)
        throw new AppError('not_found')
      const answer = await fetch(`${sandboxUrl}/pay/${place.data.page}?${new URLSearchParams(asked.data)}`, {
        method: request.method,
        ...(typeof request.body === 'string' && { body: new URLSearchParams(request.body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      }).catch((cause: unknown) => {
        throw new AppError('unavailable', { cause, retryAfterSeconds: 3 })
      })
      for (const name of passedOn) {
        const value = answer.headers.get(name)
        if (value !== null) reply.header(name, value)
      }
      return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()))
    },
  })
}
